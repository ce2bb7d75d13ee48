import { type MemberActor, madeOnMax, type RecipeNote } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { RecipeNotesRepository } from './recipe-notes.repository.ts';

const none: RecipeNote = { note: '', madeOn: [] };

/** Members' private notes on recipes. */
@Injectable()
export class RecipeNotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly notes: RecipeNotesRepository,
    private readonly recipes: RecipesRepository,
    private readonly clock: Clock,
  ) {}

  async mine(actor: MemberActor, recipeId: string): Promise<RecipeNote> {
    await this.assertReadable(actor, recipeId);
    return this.noteOf(actor, recipeId);
  }

  write(actor: MemberActor, recipeId: string, note: string) {
    return this.change(actor, recipeId, (before) => ({ ...before, note }));
  }

  made(actor: MemberActor, recipeId: string, day: string) {
    return this.change(actor, recipeId, (before) => ({
      ...before,
      madeOn: [...new Set([...before.madeOn, day])].sort().reverse().slice(0, madeOnMax),
    }));
  }

  notMade(actor: MemberActor, recipeId: string, day: string) {
    return this.change(actor, recipeId, (before) => ({
      ...before,
      madeOn: before.madeOn.filter((one) => one !== day),
    }));
  }

  private change(
    actor: MemberActor,
    recipeId: string,
    decide: (before: RecipeNote) => RecipeNote,
  ): Promise<RecipeNote> {
    return this.transactions.run(async () => {
      await this.assertReadable(actor, recipeId);
      const after = decide(await this.noteOf(actor, recipeId));
      await this.notes.put(actor.id, recipeId, after, this.clock.now());
      return after;
    });
  }

  private async noteOf(actor: MemberActor, recipeId: string): Promise<RecipeNote> {
    const row = await this.notes.findOf(actor.id, recipeId);
    return row ? { note: row.note, madeOn: row.madeOn } : none;
  }

  private async assertReadable(actor: MemberActor, recipeId: string): Promise<void> {
    const recipe = await this.recipes.find(recipeId);
    if (!recipe || (recipe.visibility === 'private' && recipe.userId !== actor.id)) throw recipeNotFound();
  }
}
