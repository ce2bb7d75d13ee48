import { type TrendWindow, trendBadgeOf, trendsShown } from '@barspoon/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { LatestTrends } from './latest-trends.repository.ts';
import type { TrendStateRow } from './trend.schema.ts';
import type { Placed } from './trend.ts';

type List = Awaited<ReturnType<TrendLists['read']>>;

/**
 * What is shown of each window, held until there is another calculation or a recipe that has a place in it changes.
 * While changes of recipes are not heard of, nothing is held and every list is read.
 */
@Injectable()
export class TrendLists implements OnModuleInit {
  private readonly held = new Map<TrendWindow, { calculation: TrendStateRow | null; list: List }>();
  private changes = 0;

  constructor(
    private readonly latest: LatestTrends,
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
  ) {}

  onModuleInit(): void {
    this.index.onChange((id) => this.drop(id));
  }

  async of(window: TrendWindow): Promise<List> {
    const { calculation } = this.latest;
    const held = this.held.get(window);
    if (held && held.calculation === calculation && this.index.isFollowing) return held.list;
    const { changes } = this;
    const list = await this.read(window, calculation);
    // What changed while it was read may not be in it.
    if (changes === this.changes && this.index.isFollowing) this.held.set(window, { calculation, list });
    return list;
  }

  private drop(id: string | null): void {
    this.changes++;
    for (const [window, { calculation }] of this.held)
      if (id === null || calculation?.standings[window].some((placed) => placed.id === id))
        this.held.delete(window);
  }

  private async read(window: TrendWindow, calculation: TrendStateRow | null) {
    const placed = calculation?.standings[window] ?? [];
    const scores = new Map(placed.map(({ id, score }) => [id, score]));
    return {
      window,
      calculatedAt: calculation?.at.toISOString() ?? null,
      items: (await this.cardsOf(placed)).map((row) => {
        const score = scores.get(row._id) ?? 0;
        return { recipe: toCard(row), score, badge: trendBadgeOf(score) };
      }),
    };
  }

  /** Some may be gone since, or not everybody's anymore; those next in line take their places. */
  private async cardsOf(placed: readonly Placed[]) {
    return (await this.recipes.cardsOf(placed.map(({ id }) => id))).slice(0, trendsShown);
  }
}
