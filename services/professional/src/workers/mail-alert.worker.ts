import { type JobDataOf, mailAlert } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { AlertMatcher } from '../alerts/alert-matcher.service.ts';

@Injectable()
export class MailAlertWorker {
  constructor(private readonly matcher: AlertMatcher) {}

  @Works(mailAlert)
  mail({ alertId }: JobDataOf<typeof mailAlert>): Promise<void> {
    return this.matcher.mail(alertId);
  }
}
