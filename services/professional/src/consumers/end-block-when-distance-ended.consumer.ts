import { distanceEnded, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { MessagesRepository } from '../messages/messages.repository.ts';

@Controller()
export class EndBlockWhenDistanceEnded {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly messages: MessagesRepository,
  ) {}

  @Consumes(distanceEnded, 'end-block-when-distance-ended')
  async end({ data }: EventOf<typeof distanceEnded>): Promise<void> {
    if (data.kind !== 'block') return;
    await this.blocks.end(data.memberId, data.otherId);
    await this.messages.touch(data.memberId, data.otherId);
  }
}
