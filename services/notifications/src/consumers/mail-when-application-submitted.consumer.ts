import { applicationSubmitted, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../mails/mails.service.ts';

/** Both sides are told. Implements BEYOND-73. */
@Controller()
export class MailWhenApplicationSubmitted {
  constructor(private readonly mails: MailsService) {}

  @Consumes(applicationSubmitted, 'mail-when-application-submitted')
  async mail({ data: { applicationId } }: EventOf<typeof applicationSubmitted>): Promise<void> {
    for (const addressee of ['poster', 'applicant'] as const)
      await this.mails.plan(`application-${applicationId}-${addressee}`, {
        kind: 'application-submitted',
        applicationId,
        addressee,
      });
  }
}
