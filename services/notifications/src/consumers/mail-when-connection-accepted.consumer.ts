import { connectionAccepted, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../mails/mails.service.ts';

/** Implements BEYOND-75. */
@Controller()
export class MailWhenConnectionAccepted {
  constructor(private readonly mails: MailsService) {}

  @Consumes(connectionAccepted, 'mail-when-connection-accepted')
  async mail({ data, occurredAt }: EventOf<typeof connectionAccepted>): Promise<void> {
    await this.mails.plan(`connection-accepted-${data.connectionId}`, {
      kind: 'connection-accepted',
      memberId: data.requestedByUserId,
      occurredAt,
    });
  }
}
