import { type EventOf, liveSessionCancelled } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SessionMails } from '../mails/session-mails.service.ts';

@Controller()
export class MailWhenSessionCancelled {
  constructor(private readonly mails: SessionMails) {}

  @Consumes(liveSessionCancelled, 'mail-when-session-cancelled')
  async mail({ id, data }: EventOf<typeof liveSessionCancelled>): Promise<void> {
    await this.mails.begin('session-cancelled', data.sessionId, id);
  }
}
