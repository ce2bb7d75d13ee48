import { distanceKept, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PartedMembers } from '../departures/parted-members.service.ts';

@Controller()
export class PartMembersWhenDistanceKept {
  constructor(private readonly parted: PartedMembers) {}

  @Consumes(distanceKept, 'part-members-when-distance-kept')
  async part({ data }: EventOf<typeof distanceKept>): Promise<void> {
    if (data.kind === 'block') await this.parted.part(data.memberId, data.otherId);
  }
}
