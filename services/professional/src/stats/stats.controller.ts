import { professionalStatsRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { StatsService } from './stats.service.ts';

@Controller()
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Handles(professionalStatsRoutes.get)
  get() {
    return this.stats.get();
  }
}
