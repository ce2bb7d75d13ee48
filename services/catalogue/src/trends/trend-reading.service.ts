import { type TrendReason, type TrendWindow, trendBadgeOf, trendsShown } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { noCounts } from './trend.ts';
import { monthBefore, TrendEventsRepository } from './trend-events.repository.ts';
import { noPoints, TrendsRepository } from './trends.repository.ts';

/** Shows what was calculated; reading never calculates. Implements DISC-03 to DISC-05, BEYOND-33. */
@Injectable()
export class TrendReadingService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly events: TrendEventsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  async list(window: TrendWindow) {
    const latest = await this.trends.latest();
    const placed = latest?.standings[window] ?? [];
    // Some may have been deleted since; those next in line take their places.
    const cards = await this.recipes.cardsOf(placed.map(({ id }) => id));
    const scores = new Map(placed.map(({ id, score }) => [id, score]));
    return {
      window,
      calculatedAt: latest?.at.toISOString() ?? null,
      items: cards.slice(0, trendsShown).map((row) => {
        const score = scores.get(row._id) ?? 0;
        return { recipe: toCard(row), score, badge: trendBadgeOf(score) };
      }),
    };
  }

  async reasons(window: TrendWindow): Promise<{ items: TrendReason[] }> {
    const latest = await this.trends.latest();
    const placed = latest?.standings[window] ?? [];
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
