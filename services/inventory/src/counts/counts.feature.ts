import type { Feature } from '@barspoon/messaging';
import { CountsController } from './counts.controller.ts';
import { CountsService } from './counts.service.ts';
import { VarianceService } from './variance.service.ts';

export const countsFeature: Feature = {
  controllers: [CountsController],
  providers: [CountsService, VarianceService],
};
