import { type EventOf, sessionReplayed } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenSessionReplayed {
  constructor(private readonly mails: MailsService) {}

  @Consumes(sessionReplayed, 'mail-when-session-replayed')
  async mail({ occurredAt, data: { memberId, sessionId } }: EventOf<typeof sessionReplayed>): Promise<void> {
    await this.mails.plan(`replay-${sessionId}`, { kind: 'session-replayed', memberId, occurredAt });
  }
}
