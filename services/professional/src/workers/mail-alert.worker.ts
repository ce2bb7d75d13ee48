import { type JobDataOf, mailAlert } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { AlertNews } from '../alerts/alert-news.service.ts';

@Injectable()
export class MailAlertWorker {
  constructor(private readonly news: AlertNews) {}

  @Works(mailAlert)
  mail({ alertId }: JobDataOf<typeof mailAlert>): Promise<void> {
    return this.news.mail(alertId);
  }
}
