import { type EventOf, passwordChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenPasswordChanged {
  constructor(private readonly mails: MailsService) {}

  @Consumes(passwordChanged, 'mail-when-password-changed')
  async mail({ id, occurredAt, data: { memberId } }: EventOf<typeof passwordChanged>): Promise<void> {
    await this.mails.plan(`password-${id}`, { kind: 'password-changed', memberId, occurredAt });
  }
}
