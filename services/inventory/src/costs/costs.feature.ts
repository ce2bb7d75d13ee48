import type { Feature } from '@barspoon/messaging';
import { CostsController } from './costs.controller.ts';
import { CostsService } from './costs.service.ts';

export const costsFeature: Feature = {
  controllers: [CostsController],
  providers: [CostsService],
};
