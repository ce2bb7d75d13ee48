import { OwnData } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { TrendEventsRepository } from './trend-events.repository.ts';

/** Acts of members that count once for each recipe. Implements BEYOND-34. */
@Injectable()
export class MemberActs {
  constructor(
    private readonly events: TrendEventsRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
    private readonly own: OwnData,
  ) {}

  /** Runs in the open transaction. */
  async count(
    act: 'favorite' | 'rating',
    { recipeId, memberId }: { recipeId: string; memberId: string },
  ): Promise<void> {
    // An event may come after its member has left.
    if ((await this.own.erasedAmong([memberId])).has(memberId)) return;
    if (await this.recipes.exists(recipeId))
      await this.events.recordOnce(act, recipeId, memberId, this.clock.now());
  }
}
