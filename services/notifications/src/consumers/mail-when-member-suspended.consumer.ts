import { type EventOf, memberSuspended } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenMemberSuspended {
  constructor(private readonly mails: MailsService) {}

  @Consumes(memberSuspended, 'mail-when-member-suspended')
  async mail({ id, occurredAt, data: { memberId } }: EventOf<typeof memberSuspended>): Promise<void> {
    await this.mails.plan(`suspended-${id}`, { kind: 'member-suspended', memberId, occurredAt });
  }
}
