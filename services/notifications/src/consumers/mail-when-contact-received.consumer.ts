import { contactReceived, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenContactReceived {
  constructor(private readonly mails: MailsService) {}

  @Consumes(contactReceived, 'mail-when-contact-received')
  async mail({ data: { messageId } }: EventOf<typeof contactReceived>): Promise<void> {
    await this.mails.plan(`contact-${messageId}`, { kind: 'contact-received', messageId });
  }
}
