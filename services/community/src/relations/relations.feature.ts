import type { Feature } from '@barspoon/messaging';
import { DistancesController } from './distances.controller.ts';
import { DistancesService } from './distances.service.ts';
import { FollowsController } from './follows.controller.ts';
import { FollowsService } from './follows.service.ts';
import { SuggestionsService } from './suggestions.service.ts';

export const relationsFeature: Feature = {
  controllers: [DistancesController, FollowsController],
  providers: [DistancesService, FollowsService, SuggestionsService],
};
