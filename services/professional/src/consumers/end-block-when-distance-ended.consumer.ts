import { distanceEnded, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';

@Controller()
export class EndBlockWhenDistanceEnded {
  constructor(private readonly blocks: BlocksRepository) {}

  @Consumes(distanceEnded, 'end-block-when-distance-ended')
  async end({ data }: EventOf<typeof distanceEnded>): Promise<void> {
    if (data.kind === 'block') await this.blocks.end(data.memberId, data.otherId);
  }
}
