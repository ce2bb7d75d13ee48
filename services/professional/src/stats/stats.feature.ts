import type { Feature } from '@barspoon/messaging';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';

export const statsFeature: Feature = {
  controllers: [StatsController],
  providers: [StatsService],
};
