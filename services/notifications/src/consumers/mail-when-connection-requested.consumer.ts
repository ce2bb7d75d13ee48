import { connectionRequested, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../mails/mails.service.ts';

/** Implements BEYOND-75. */
@Controller()
export class MailWhenConnectionRequested {
  constructor(private readonly mails: MailsService) {}

  @Consumes(connectionRequested, 'mail-when-connection-requested')
  async mail({ data, occurredAt }: EventOf<typeof connectionRequested>): Promise<void> {
    await this.mails.plan(`connection-requested-${data.connectionId}`, {
      kind: 'connection-requested',
      memberId: data.requestedOfUserId,
      occurredAt,
    });
  }
}
