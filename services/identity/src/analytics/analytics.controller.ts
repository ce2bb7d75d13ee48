import { analyticsInternalRoutes, dayMs, growthRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Controller } from '@nestjs/common';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { Growth } from './growth.service.ts';

@Controller()
export class AnalyticsController {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly growth: Growth,
    private readonly clock: Clock,
  ) {}

  @Handles(growthRoutes.members)
  membersOverTime({ query }: InputOf<typeof growthRoutes.members>) {
    return this.growth.members(query);
  }

  @Handles(growthRoutes.retention)
  retention() {
    return this.growth.retention();
  }

  /** Implements ADM-ANALYTICS-03. */
  @Handles(analyticsInternalRoutes.members)
  members() {
    const now = this.clock.now().getTime();
    return this.profiles.count({ activeSince: new Date(now - dayMs), newSince: new Date(now - 7 * dayMs) });
  }
}
