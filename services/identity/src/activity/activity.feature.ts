import type { Feature } from '@barspoon/messaging';
import { ActivityController } from './activity.controller.ts';
import { ActivityService } from './activity.service.ts';

export const activityFeature: Feature = {
  controllers: [ActivityController],
  providers: [ActivityService],
};
