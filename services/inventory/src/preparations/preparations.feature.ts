import type { Feature } from '@barspoon/messaging';
import { OwnPreparationsService } from './own-preparations.service.ts';
import { PreparationsController } from './preparations.controller.ts';
import { PreparationsService } from './preparations.service.ts';

export const preparationsFeature: Feature = {
  controllers: [PreparationsController],
  providers: [OwnPreparationsService, PreparationsService],
};
