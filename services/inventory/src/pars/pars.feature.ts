import type { Feature } from '@barspoon/messaging';
import { ParsController } from './pars.controller.ts';
import { ParsService } from './pars.service.ts';

export const parsFeature: Feature = {
  controllers: [ParsController],
  providers: [ParsService],
};
