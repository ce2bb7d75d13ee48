import { type EventOf, liveSessionStarted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SessionMails } from '../mails/session-mails.service.ts';

@Controller()
export class MailWhenSessionStarted {
  constructor(private readonly mails: SessionMails) {}

  @Consumes(liveSessionStarted, 'mail-when-session-started')
  async mail({ id, data }: EventOf<typeof liveSessionStarted>): Promise<void> {
    await this.mails.begin('session-started', data.sessionId, id);
  }
}
