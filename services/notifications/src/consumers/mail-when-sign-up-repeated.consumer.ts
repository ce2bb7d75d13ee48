import { type EventOf, signUpRepeated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenSignUpRepeated {
  constructor(private readonly mails: MailsService) {}

  @Consumes(signUpRepeated, 'mail-when-sign-up-repeated')
  async mail({ id, occurredAt, data: { memberId } }: EventOf<typeof signUpRepeated>): Promise<void> {
    await this.mails.plan(`sign-up-${id}`, { kind: 'sign-up-repeated', memberId, occurredAt });
  }
}
