import type { Feature } from '@barspoon/messaging';
import { DeparturesService } from './departures.service.ts';

export const departuresFeature: Feature = {
  providers: [DeparturesService],
};
