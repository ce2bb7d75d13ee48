import { featuredMax } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { featuredChanged, recipeChanged } from '../recipes/recipe.errors.ts';
import { type CardRow, toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { FeaturedLock } from './featured-lock.ts';

const homeFeatured = 3;

/** The recipes of the front page and their order. Implements FEAT-01, CONTRA-15. */
@Injectable()
export class FeaturedRecipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly lock: FeaturedLock,
    private readonly index: RecipeIndex,
    private readonly audit: Audit,
  ) {}

  async shown() {
    return { items: (await this.arranged()).slice(0, homeFeatured).map(toCard) };
  }

  async all() {
    return { items: (await this.arranged()).map(toCard) };
  }

  /** @throws DomainError 409 when the featured set has changed */
  async arrange(recipeIds: readonly string[]) {
    const first = await this.transactions.run(async () => {
      await this.lock.take();
      const here = await this.recipes.newestFeatured(featuredMax);
      const wanted = new Set(recipeIds);
      if (
        wanted.size !== recipeIds.length ||
        wanted.size !== here.length ||
        !here.every(({ _id }) => wanted.has(_id))
      )
        throw featuredChanged();
      await this.lock.arrange(recipeIds);
      await this.audit.record('recipes.arranged', 'recipes:featured', { recipeIds });
      // Pages that show them are notified by a new revision of the one that is now first.
      const leading = here.find(({ _id }) => _id === recipeIds[0]);
      const after = leading && (await this.changes.revise(leading._id, leading.revision, {}));
      if (leading && !after) throw recipeChanged();
      return after;
    });
    if (first) await this.index.put([first]);
    return this.all();
  }

  /** Newest first, until an admin sets the order; recipes featured since then come first. */
  private async arranged(): Promise<CardRow[]> {
    const [newest, order] = await Promise.all([this.recipes.newestFeatured(featuredMax), this.lock.order()]);
    const placeOf = new Map(order.map((id, place) => [id, place]));
    return newest.toSorted((a, b) => (placeOf.get(a._id) ?? -1) - (placeOf.get(b._id) ?? -1));
  }
}
