import { type TrendReason, type TrendWindow, trendBadgeOf, trendsShown } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { LatestTrends } from './latest-trends.ts';
import { noCounts, type Placed } from './trend.ts';
import { monthBefore, TrendEventsRepository } from './trend-events.repository.ts';
import { noPoints, TrendsRepository } from './trends.repository.ts';

/** Shows what was calculated; reading never calculates. Implements DISC-03 to DISC-05, BEYOND-33. */
@Injectable()
export class TrendReadingService {
  constructor(
    private readonly latest: LatestTrends,
    private readonly trends: TrendsRepository,
    private readonly events: TrendEventsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  async list(window: TrendWindow) {
    const latest = this.latest.calculation;
    const cards = await this.shownOf(latest?.standings[window] ?? []);
    return {
      window,
      calculatedAt: latest?.at.toISOString() ?? null,
      items: cards.map(({ row, score }) => ({ recipe: toCard(row), score, badge: trendBadgeOf(score) })),
    };
  }

  /**
   * Read anew each time: a place is held, a recipe may be gone or not everybody's any more. Those next in line are read
   * only where they take such a place.
   */
  private async shownOf(placed: readonly Placed[]) {
    const idsOf = (some: readonly Placed[]) => some.map(({ id }) => id);
    const [first, next] = [placed.slice(0, trendsShown), placed.slice(trendsShown)];
    const rows = await this.recipes.cardsOf(idsOf(first));
    if (rows.length < first.length) rows.push(...(await this.recipes.cardsOf(idsOf(next))));
    const scores = new Map(placed.map(({ id, score }) => [id, score]));
    return rows.slice(0, trendsShown).map((row) => ({ row, score: scores.get(row._id) ?? 0 }));
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
