import { applicationMoved, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../mails/mails.service.ts';

/** Implements BEYOND-73. */
@Controller()
export class MailWhenApplicationMoved {
  constructor(private readonly mails: MailsService) {}

  @Consumes(applicationMoved, 'mail-when-application-moved')
  async mail({ id, data }: EventOf<typeof applicationMoved>): Promise<void> {
    const { applicationId, status } = data;
    await this.mails.plan(`application-moved-${id}`, { kind: 'application-moved', applicationId, status });
  }
}
