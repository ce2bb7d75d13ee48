import { type Actor, automatedMark } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { type Person, TrendEventsRepository } from '../trends/trend-events.repository.ts';
import { ViewsRepository } from './views.repository.ts';

@Injectable()
export class ViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: ViewsRepository,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly trendEvents: TrendEventsRepository,
    private readonly settings: FollowedSettings,
    private readonly clock: Clock,
  ) {}

  /** Counts a view once per visitor and recipe per hour; not those of programs and of pages fetched ahead. Implements BEYOND-34. */
  async count(actor: Actor, idOrSlug: string) {
    const person = personOf(actor);
    await this.transactions.run(async () => {
      const recipe = await this.recipes.find(idOrSlug);
      if (!recipe || recipe.visibility === 'private') throw recipeNotFound();
      if (recipe.visibility !== 'public' || !person || !this.settings.current.analyticsEnabled) return;
      const now = this.clock.now();
      const mark = 'userId' in person ? person.userId : person.visitor;
      if (!(await this.views.note(recipe._id, mark, now))) return;
      await this.changes.countView(recipe._id);
      await this.trendEvents.recordView(recipe._id, person, now);
    });
    return { done: true as const };
  }
}

function personOf(actor: Actor): Person | undefined {
  if (actor.kind === 'member') return { userId: actor.id };
  return actor.kind === 'visitor' && actor.mark !== automatedMark ? { visitor: actor.mark } : undefined;
}
