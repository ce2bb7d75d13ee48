import { contactAnswered, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailsService } from '../sending/mails.service.ts';

@Controller()
export class MailWhenContactAnswered {
  constructor(private readonly mails: MailsService) {}

  @Consumes(contactAnswered, 'mail-when-contact-answered')
  async mail({ data: { messageId, replyId } }: EventOf<typeof contactAnswered>): Promise<void> {
    await this.mails.plan(`reply-${replyId}`, { kind: 'contact-answered', messageId, replyId });
  }
}
