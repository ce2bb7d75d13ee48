import { distanceKept, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ConnectionsService } from '../mentorship/connections.service.ts';

@Controller()
export class PartMembersWhenDistanceKept {
  constructor(private readonly connections: ConnectionsService) {}

  @Consumes(distanceKept, 'part-members-when-distance-kept')
  async part({ data }: EventOf<typeof distanceKept>): Promise<void> {
    if (data.kind === 'block') await this.connections.part(data.memberId, data.otherId);
  }
}
