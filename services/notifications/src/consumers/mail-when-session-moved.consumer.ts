import { type EventOf, liveSessionRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SessionMails } from '../mails/session-mails.service.ts';

@Controller()
export class MailWhenSessionMoved {
  constructor(private readonly mails: SessionMails) {}

  @Consumes(liveSessionRevised, 'mail-when-session-moved')
  async mail({ id, data }: EventOf<typeof liveSessionRevised>): Promise<void> {
    if (data.moved) await this.mails.begin('session-moved', data.sessionId, id);
  }
}
