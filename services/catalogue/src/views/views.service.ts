import type { Actor } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { ViewsRepository } from './views.repository.ts';

@Injectable()
export class ViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: ViewsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts a view once per visitor and recipe per hour. Implements BEYOND-34. */
  async count(actor: Actor, idOrSlug: string) {
    const visitor = actor.kind === 'member' ? actor.id : actor.kind === 'visitor' ? actor.mark : actor.name;
    await this.transactions.run(async () => {
      const recipe = await this.recipes.find(idOrSlug);
      if (!recipe) throw recipeNotFound();
      if (await this.views.note(recipe._id, visitor, this.clock.now()))
        await this.recipes.countView(recipe._id);
    });
    return { done: true as const };
  }
}
