import { type TrendReason, type TrendWindow, trendBadgeOf } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { LatestTrends } from './latest-trends.repository.ts';
import { noCounts } from './trend.ts';
import { monthBefore, TrendEventsRepository } from './trend-events.repository.ts';
import { TrendLists } from './trend-lists.ts';
import { noPoints, TrendsRepository } from './trends.repository.ts';

/** Shows what was calculated; reading never calculates. Implements DISC-03 to DISC-05, BEYOND-33. */
@Injectable()
export class TrendReadingService {
  constructor(
    private readonly latest: LatestTrends,
    private readonly lists: TrendLists,
    private readonly trends: TrendsRepository,
    private readonly events: TrendEventsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  list(window: TrendWindow) {
    return this.lists.of(window);
  }

  async reasons(window: TrendWindow): Promise<{ items: TrendReason[] }> {
    const placed = this.latest.calculation?.standings[window] ?? [];
    const ids = placed.map(({ id }) => id);
    const [cards, counts] = await Promise.all([this.recipes.cardsOf(ids), this.trends.countsOf(ids)]);
    const byId = new Map(cards.map((row) => [row._id, row]));
    return {
      items: placed.flatMap(({ id, place, placeByScore, score, strongest }) => {
        const row = byId.get(id);
        if (!row) return [];
        const { slug, name } = row;
        const counted = { ...noCounts, ...counts.get(id)?.[window], score };
        return [{ id, slug, name, place, placeByScore, badge: trendBadgeOf(score), ...counted, strongest }];
      }),
    };
  }

  async detail(id: string) {
    const [row] = await this.recipes.cardsOf([id]);
    if (!row) throw recipeNotFound();
    const [counts, days] = await Promise.all([
      this.trends.countsOf([id]),
      this.events.daysOf(id, monthBefore(this.clock.now())),
    ]);
    return { id, slug: row.slug, name: row.name, windows: counts.get(id) ?? noPoints, days };
  }
}
