import type { adminRecipeRoutes, InputOf, MemberActor, RecipeInput } from '@barspoon/contracts';
import { Audit, encodeCursor, Transactions } from '@barspoon/persistence';
import { Clock, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { RecipeRemovals } from '../recipe-removals/recipe-removals.ts';
import { recipeChanged, recipeNotFound, tooManyFeatured } from '../recipes/recipe.errors.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { contentOfInput, newRecipe } from '../recipes/recipe-drafts.ts';
import { shownImages, storedImage } from '../recipes/recipe-image.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { FeaturedLock } from './featured-lock.ts';
import { RecipesService } from './recipes.service.ts';
import { WholeRecipes } from './whole-recipes.ts';

type ListQuery = InputOf<typeof adminRecipeRoutes.list>['query'];

/** The console's actions on recipes; every change leaves an audit line. Implements ADM-REC-05, BEYOND-94. */
@Injectable()
export class AdminRecipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly reading: RecipesService,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly removals: RecipeRemovals,
    private readonly featuredLock: FeaturedLock,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly settings: FollowedSettings,
    private readonly whole: WholeRecipes,
  ) {}

  async list({ sort, order, ...query }: ListQuery) {
    const meant = query.q ? this.index.meant(query.q) : undefined;
    const found = await this.reading.find({
      ...query,
      meant,
      sort: sort === 'best' ? { by: 'best' } : { by: sort, order },
    });
    const rows = await this.recipes.wholeOf(found.ids);
    return {
      items: await this.whole.all(rows),
      total: found.total,
      nextCursor: found.next && encodeCursor(found.next),
    };
  }

  async get(id: string) {
    const recipe = await this.reading.get(id);
    const row = await this.recipes.find(recipe.id);
    return { ...recipe, removedImages: row ? shownImages(row) : [] };
  }

  async create(actor: MemberActor, input: RecipeInput) {
    const content = contentOfInput(input, await this.vocabulary.current());
    const row = await this.transactions.run(async () => {
      const slug = await this.recipes.freeSlug(input.name);
      const made = newRecipe(content, {
        slug,
        userId: actor.id,
        libraryVersion: null,
        createdAt: this.clock.now(),
      });
      await this.changes.publish([made]);
      await this.audit.record('recipe.published', `recipe:${made._id}`, { name: made.name });
      return made;
    });
    await this.index.put([row]);
    return this.whole.one(row);
  }

  /** The slug stays, so links to a renamed recipe keep working. */
  async revise(id: string, seen: number, input: RecipeInput) {
    const vocabulary = await this.vocabulary.current();
    return this.change(id, 'recipe.revised', (before) => ({
      seen,
      change: {
        ...contentOfInput({ ...input, image: storedImage(before, input.image) }, vocabulary, before),
        editedHere: true,
      },
    }));
  }

  /** Implements FEAT-08, BEYOND-30. */
  async feature(id: string, featured: boolean) {
    return this.change(id, featured ? 'recipe.featured' : 'recipe.unfeatured', async (before) => {
      if (before.visibility !== 'public') throw recipeNotFound();
      if (featured && !before.featured) await this.assertRoomForFeatured();
      return { seen: before.revision, change: { featured } };
    });
  }

  /** Deletes everything attached to it in this service; other services receive an event. Implements BEYOND-40. */
  async delete(id: string) {
    await this.transactions.run(async () => {
      if ((await this.changes.deleteAll([id])) === 0) throw recipeNotFound();
      await this.removals.removeAll([id]);
      await this.audit.record('recipe.deleted', `recipe:${id}`);
    });
    await this.index.remove([id]);
    return { done: true as const };
  }

  private async change(
    id: string,
    action: string,
    decide: (
      before: RecipeRow,
    ) => { seen: number; change: Partial<RecipeRow> } | Promise<{ seen: number; change: Partial<RecipeRow> }>,
  ) {
    const after = await this.transactions.run(async () => {
      const before = await this.recipes.find(id);
      if (!before || before.visibility === 'private') throw recipeNotFound();
      const { seen, change } = await decide(before);
      const row = await this.changes.revise(id, seen, change, before);
      if (!row) throw recipeChanged();
      await this.audit.record(action, `recipe:${id}`, { revision: row.revision });
      return row;
    });
    if (after.visibility === 'public') await this.index.put([after]);
    return this.whole.one(after);
  }

  private async assertRoomForFeatured(): Promise<void> {
    await this.featuredLock.take();
    const limit = this.settings.current.featuredRecipesLimit;
    if ((await this.recipes.countFeatured()) >= limit) throw tooManyFeatured(limit);
  }
}
