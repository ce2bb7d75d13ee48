import { challengeIssued, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenChallengeIssued {
  constructor(private readonly mails: MailsService) {}

  @Consumes(challengeIssued, 'mail-when-challenge-issued')
  async mail({ data: { challengeId, purpose } }: EventOf<typeof challengeIssued>): Promise<void> {
    await this.mails.plan(`link-${challengeId}`, { kind: 'link', challengeId });
    if (purpose === 'change-email')
      await this.mails.plan(`notice-${challengeId}`, { kind: 'address-change-notice', challengeId });
  }
}
