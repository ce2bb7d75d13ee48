import type { Feature } from '@barspoon/messaging';
import { ActivitiesController } from './activities.controller.ts';
import { PointsService } from './points.service.ts';

export const awardsFeature: Feature = {
  controllers: [ActivitiesController],
  providers: [PointsService],
};
