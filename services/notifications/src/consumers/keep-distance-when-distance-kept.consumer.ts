import { distanceKept, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { KeptDistances } from '../distances/distances.repository.ts';

@Controller()
export class KeepDistanceWhenDistanceKept {
  constructor(private readonly distances: KeptDistances) {}

  @Consumes(distanceKept, 'keep-distance-when-distance-kept')
  async keep({ data }: EventOf<typeof distanceKept>): Promise<void> {
    await this.distances.keep(data);
  }
}
