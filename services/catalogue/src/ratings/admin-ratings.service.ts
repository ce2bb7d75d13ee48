import type { adminRatingRoutes, InputOf } from '@barspoon/contracts';
import { Audit } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { ratingNotFound } from './rating.errors.ts';
import { toAdminRating } from './rating.mapper.ts';
import type { RatingRow } from './rating.schema.ts';
import { RatingLane } from './rating-lane.ts';
import { RatingsRepository } from './ratings.repository.ts';
import { RatingsService } from './ratings.service.ts';

/** The console's actions on ratings; every change records its reason in the audit. */
@Injectable()
export class AdminRatingsService {
  constructor(
    private readonly lane: RatingLane,
    private readonly ratings: RatingsRepository,
    private readonly members: RatingsService,
    private readonly recipes: RecipesRepository,
    private readonly audit: Audit,
  ) {}

  async list({ recipeId, userId, only, ...page }: InputOf<typeof adminRatingRoutes.list>['query']) {
    const { items, nextCursor } = await this.ratings.list({ recipeId, userId, only }, page);
    return { items: await this.withRecipes(items), nextCursor };
  }

  async get(id: string) {
    return this.shown(await this.rowOf(id));
  }

  async remove(id: string, reason: string) {
    const { recipeId } = await this.lane.run(async () => {
      const row = await this.rowOf(id);
      await this.members.withdraw(row);
      await this.audit.record('rating.removed', `rating:${id}`, {
        reason,
        recipeId: row.recipeId,
        userId: row.userId,
      });
      return row;
    });
    const [card] = await this.recipes.cardsOf([recipeId]);
    return { id, summary: card ? { average: card.ratingAverage, count: card.ratingCount } : null };
  }

  private async rowOf(id: string): Promise<RatingRow> {
    const row = await this.ratings.find(id);
    if (!row) throw ratingNotFound();
    return row;
  }

  private async withRecipes(rows: readonly RatingRow[]) {
    const cards = await this.recipes.cardsOf(rows.map(({ recipeId }) => recipeId));
    const byId = new Map(cards.map((card) => [card._id, card]));
    return rows.map((row) => toAdminRating(row, byId.get(row.recipeId) ?? null));
  }

  private async shown(row: RatingRow) {
    const [recipe] = await this.recipes.cardsOf([row.recipeId]);
    return toAdminRating(row, recipe ?? null);
  }
}
