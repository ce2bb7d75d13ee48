import type { Feature } from '@barspoon/messaging';
import { TastesController } from './tastes.controller.ts';
import { TastesService } from './tastes.service.ts';

export const tastesFeature: Feature = {
  controllers: [TastesController],
  providers: [TastesService],
};
