import type { Feature } from '@barspoon/messaging';
import { PostRemovalsController } from './post-removals.controller.ts';
import { PostRemovalsService } from './post-removals.service.ts';

export const postRemovalsFeature: Feature = {
  controllers: [PostRemovalsController],
  providers: [PostRemovalsService],
};
