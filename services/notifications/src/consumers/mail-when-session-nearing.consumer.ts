import { type EventOf, liveSessionNearing } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SessionMails } from '../mails/session-mails.service.ts';

@Controller()
export class MailWhenSessionNearing {
  constructor(private readonly mails: SessionMails) {}

  @Consumes(liveSessionNearing, 'mail-when-session-nearing')
  async mail({ id, data }: EventOf<typeof liveSessionNearing>): Promise<void> {
    await this.mails.begin('session-soon', data.sessionId, id);
  }
}
