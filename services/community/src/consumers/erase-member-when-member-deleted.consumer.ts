import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { DeparturesService } from '../departures/departures.service.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(private readonly departures: DeparturesService) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.departures.erase(data.memberId);
  }
}
