import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';
import { PortfoliosRepository } from '../portfolios/portfolios.repository.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';

/** Implements PORT-03, PORT-04. */
@Injectable()
export class StatsService {
  constructor(
    private readonly portfolios: PortfoliosRepository,
    private readonly postings: PostingsRepository,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
  ) {}

  async get() {
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
