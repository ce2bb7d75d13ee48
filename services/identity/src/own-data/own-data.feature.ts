import type { Feature } from '@barspoon/messaging';
import { DeparturesService } from './departures.service.ts';
import { OwnDataController } from './own-data.controller.ts';

export const ownDataFeature: Feature = {
  controllers: [OwnDataController],
  providers: [DeparturesService],
};
