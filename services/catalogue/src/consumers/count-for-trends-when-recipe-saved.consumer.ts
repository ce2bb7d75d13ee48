import { type EventOf, recipeSaved } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Controller } from '@nestjs/common';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { TrendEventsRepository } from '../trends/trend-events.repository.ts';

/** Implements BEYOND-34. */
@Controller()
export class CountForTrendsWhenRecipeSaved {
  constructor(
    private readonly events: TrendEventsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
    private readonly own: OwnData,
  ) {}

  @Consumes(recipeSaved, 'count-for-trends-when-recipe-saved')
  async count({ data }: EventOf<typeof recipeSaved>): Promise<void> {
    const { recipeId, memberId } = data;
    // An event may come after its member has left.
    if ((await this.own.erasedAmong([memberId])).has(memberId)) return;
    if (await this.recipes.exists(recipeId))
      await this.events.recordOnce('favorite', recipeId, memberId, this.clock.now());
  }
}
