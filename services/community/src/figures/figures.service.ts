import type { communityFigureRoutes, InputOf } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, dayOf, daysBefore } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { PostDaysRepository } from './post-days.repository.ts';

/** Figures of each day: counted by a job while the day lasts, and read by the console. Implements ADM-ANALYTICS-01, BEYOND-96. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly days: PostDaysRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async posts({ days }: InputOf<typeof communityFigureRoutes.posts>['query']) {
    return { items: await this.days.since(daysBefore(dayOf(this.clock.now()), days - 1)) };
  }

  async rollUp(): Promise<void> {
    await this.transactions.run(() => this.days.rollUp(dayOf(this.clock.now())));
  }
}
