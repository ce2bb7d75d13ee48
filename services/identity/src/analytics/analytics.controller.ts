import { analyticsInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Controller } from '@nestjs/common';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

@Controller()
export class AnalyticsController {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly clock: Clock,
  ) {}

  /** Implements ADM-ANALYTICS-03. */
  @Handles(analyticsInternalRoutes.members)
  members() {
    const now = this.clock.now().getTime();
    return this.profiles.count({ activeSince: new Date(now - dayMs), newSince: new Date(now - 7 * dayMs) });
  }
}
