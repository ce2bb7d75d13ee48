import { weighRatings } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, registeredAt } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { RatedRecipes } from '../ratings/rated-recipes.repository.ts';
import { weightAt } from '../ratings/rating.ts';
import { RatingsRepository } from '../ratings/ratings.repository.ts';

/** A batch size that keeps a transaction short; the rest waits for the next run. */
const atOnce = 300;

/** Lets ratings count more as their members' accounts grow older (ADR 16). */
@Injectable()
export class WeighRatingsWorker {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly rated: RatedRecipes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Works(weighRatings)
  async weigh(): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      for (const row of await this.ratings.grownBy(now, atOnce)) {
        const after = { ...row, ...weightAt(registeredAt(row.userId, now), now) };
        await this.ratings.replace(after);
        await this.rated.reweigh(row, after);
      }
    });
  }
}
