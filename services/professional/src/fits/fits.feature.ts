import type { Feature } from '@barspoon/messaging';
import { FitsController } from './fits.controller.ts';
import { FitsService } from './fits.service.ts';

export const fitsFeature: Feature = {
  controllers: [FitsController],
  providers: [FitsService],
};
