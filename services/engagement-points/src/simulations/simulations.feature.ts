import type { Feature } from '@barspoon/messaging';
import { SimulationsController } from './simulations.controller.ts';
import { SimulationsService } from './simulations.service.ts';

export const simulationsFeature: Feature = {
  controllers: [SimulationsController],
  providers: [SimulationsService],
};
