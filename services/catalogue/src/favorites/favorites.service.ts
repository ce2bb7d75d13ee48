import type { MemberActor } from '@barspoon/contracts';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { FavoritesRepository } from './favorites.repository.ts';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly favorites: FavoritesRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  /** Implements PROF-12. */
  list(actor: MemberActor, page: PageRequest) {
    return this.pageOf(actor.id, page, (ids) => this.recipes.cardsFor(actor.id, ids));
  }

  /** For readers to whom the member shows them, which is not decided here. */
  async shownOf(memberId: string, page: PageRequest) {
    const { items, ...rest } = await this.pageOf(memberId, page, (ids) => this.recipes.cardsOf(ids));
    return { items: items.map(({ recipe }) => recipe), ...rest };
  }

  private async pageOf(
    memberId: string,
    page: PageRequest,
    cardsOf: (ids: string[]) => ReturnType<RecipesRepository['cardsOf']>,
  ) {
    const { items, nextCursor, total } = await this.favorites.pageOf(memberId, page.limit, page.cursor);
    const cards = await cardsOf(items.map((row) => row.recipeId));
    const byId = new Map(cards.map((row) => [row._id, toCard(row)]));
    return {
      items: items.flatMap((row) => {
        const recipe = byId.get(row.recipeId);
        return recipe ? [{ recipe, createdAt: row.createdAt.toISOString() }] : [];
      }),
      nextCursor,
      total,
    };
  }

  async marks(actor: MemberActor, recipeIds: readonly string[]) {
    return { recipeIds: await this.favorites.marksOf(actor.id, recipeIds) };
  }

  /** A public recipe, or one of their own. Repeating it is a success and changes nothing. Implements FAV-03, BEYOND-28. */
  async add(actor: MemberActor, recipeId: string) {
    await this.transactions.run(async () => {
      const recipe = await this.recipes.findFor(actor.id, recipeId);
      if (!recipe) throw recipeNotFound();
      await this.favorites.add(actor.id, recipe, this.clock.now());
    });
    return { done: true as const };
  }

  async remove(actor: MemberActor, recipeId: string) {
    await this.transactions.run(() => this.favorites.remove(actor.id, recipeId));
    return { done: true as const };
  }
}
