import { type EventOf, suspensionEnded } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenSuspensionEnded {
  constructor(private readonly mails: MailsService) {}

  @Consumes(suspensionEnded, 'mail-when-suspension-ended')
  async mail({ id, occurredAt, data: { memberId } }: EventOf<typeof suspensionEnded>): Promise<void> {
    await this.mails.plan(`suspension-ended-${id}`, { kind: 'suspension-ended', memberId, occurredAt });
  }
}
