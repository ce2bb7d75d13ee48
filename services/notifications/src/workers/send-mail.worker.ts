import { type JobDataOf, sendMail } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Injectable()
export class SendMailWorker {
  constructor(private readonly mails: MailsService) {}

  @Works(sendMail)
  send({ mailId, about }: JobDataOf<typeof sendMail>): Promise<void> {
    return this.mails.send(mailId, about);
  }
}
