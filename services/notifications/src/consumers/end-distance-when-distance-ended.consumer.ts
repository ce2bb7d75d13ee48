import { distanceEnded, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { KeptDistances } from '../distances/distances.repository.ts';

@Controller()
export class EndDistanceWhenDistanceEnded {
  constructor(private readonly distances: KeptDistances) {}

  @Consumes(distanceEnded, 'end-distance-when-distance-ended')
  async end({ data }: EventOf<typeof distanceEnded>): Promise<void> {
    await this.distances.end(data);
  }
}
