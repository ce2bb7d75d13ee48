import { type EventOf, secondFactorChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenSecondFactorChanged {
  constructor(private readonly mails: MailsService) {}

  @Consumes(secondFactorChanged, 'mail-when-second-factor-changed')
  async mail({ id, occurredAt, data }: EventOf<typeof secondFactorChanged>): Promise<void> {
    const { memberId, change } = data;
    await this.mails.plan(`factor-${id}`, { kind: 'second-factor-changed', memberId, occurredAt, change });
  }
}
