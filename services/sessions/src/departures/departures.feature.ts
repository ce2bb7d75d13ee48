import type { Feature } from '@barspoon/messaging';
import { DeparturesService } from './departures.service.ts';
import { LostStanding } from './lost-standing.service.ts';
import { PartedMembers } from './parted-members.service.ts';

export const departuresFeature: Feature = {
  providers: [DeparturesService, LostStanding, PartedMembers],
};
