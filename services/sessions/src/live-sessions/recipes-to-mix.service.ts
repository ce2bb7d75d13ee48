import { recipeRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotPublic } from './live-session.errors.ts';
import type { SessionMixAlong } from './live-session.schema.ts';

/** Recipes that may be mixed together: those every guest can read. */
@Injectable()
export class RecipesToMix {
  constructor(private readonly caller: Caller) {}

  /** A recipe from its beginning. @throws InvalidInputError for one that is not public */
  async begin(recipeId: string): Promise<SessionMixAlong> {
    const steps = await this.stepsOf(recipeId);
    if (steps === null) throw recipeNotPublic();
    return { recipeId, available: true, step: 0, steps };
  }

  /** How many instructions it has; null where it is not public, or there is none. */
  async stepsOf(recipeId: string): Promise<number | null> {
    try {
      const input = { params: { id: recipeId } };
      const recipe = await this.caller.call(recipeRoutes.get, input, this.caller.serviceContext());
      return recipe.visibility === 'public' ? recipe.instructions.length : null;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
