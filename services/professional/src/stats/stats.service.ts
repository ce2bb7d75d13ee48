import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProfessionalConfig } from '../config.ts';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';
import { PortfoliosRepository } from '../portfolios/portfolios.repository.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';

/** Implements PORT-03, PORT-04, BEYOND-80. */
@Injectable()
export class StatsService {
  private cached: { stats: ReturnType<StatsService['count']>; until: number } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: ProfessionalConfig,
    private readonly portfolios: PortfoliosRepository,
    private readonly postings: PostingsRepository,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
  ) {}

  /** The four counts, at most `STATS_MAX_AGE_SECONDS` old. Requests at the same time share one count; a failed one is not kept. */
  get() {
    const now = Date.now();
    if (this.cached && now < this.cached.until) return this.cached.stats;
    const cached = { stats: this.count(), until: now + this.config.STATS_MAX_AGE_SECONDS * 1000 };
    this.cached = cached;
    cached.stats.catch(() => {
      if (this.cached === cached) this.cached = undefined;
    });
    return cached.stats;
  }

  private async count() {
    const [activePortfolios, openPositions, active, connectionsMade] = await Promise.all([
      this.portfolios.countPublic(),
      this.postings.countOpen(),
      this.mentors.countActive(),
      this.connections.countAccepted(),
    ]);
    const activeMentors = active.mentor + active.both;
    return { activePortfolios, openPositions, activeMentors, connectionsMade };
  }
}
