import { type JobDataOf, mailParticipants } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SessionMails } from '../mails/session-mails.service.ts';

@Injectable()
export class MailParticipantsWorker {
  constructor(private readonly mails: SessionMails) {}

  @Works(mailParticipants)
  mail(data: JobDataOf<typeof mailParticipants>): Promise<void> {
    return this.mails.planSome(data);
  }
}
