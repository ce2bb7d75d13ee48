import { adminSimulationRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SimulationsService } from './simulations.service.ts';

@Controller()
export class SimulationsController {
  constructor(private readonly simulations: SimulationsService) {}

  @Handles(adminSimulationRoutes.part)
  part({ body }: InputOf<typeof adminSimulationRoutes.part>) {
    return this.simulations.part(body);
  }
}
