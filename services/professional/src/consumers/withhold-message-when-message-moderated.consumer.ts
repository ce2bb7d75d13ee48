import { type EventOf, messageModerated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MessagesRepository } from '../messages/messages.repository.ts';

/** Implements BEYOND-97. */
@Controller()
export class WithholdMessageWhenMessageModerated {
  constructor(private readonly messages: MessagesRepository) {}

  @Consumes(messageModerated, 'withhold-message-when-message-moderated')
  async withhold({ data }: EventOf<typeof messageModerated>): Promise<void> {
    await this.messages.moderate(data.messageId, data.isRemoved, data.revision);
  }
}
