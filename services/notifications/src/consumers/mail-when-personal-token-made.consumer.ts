import { type EventOf, personalTokenMade } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenPersonalTokenMade {
  constructor(private readonly mails: MailsService) {}

  @Consumes(personalTokenMade, 'mail-when-personal-token-made')
  async mail({ occurredAt, data: { memberId, tokenId } }: EventOf<typeof personalTokenMade>): Promise<void> {
    await this.mails.plan(`token-${tokenId}`, { kind: 'personal-token-made', memberId, occurredAt });
  }
}
