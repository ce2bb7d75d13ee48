import type { LibraryRecipe, SeedReport } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { contentOfExchange, newRecipe } from '../recipes/recipe-drafts.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** Brings library recipes in: idempotent by slug and version, never over an admin's edit, and not after they deleted one. */
@Injectable()
export class LibrarySeedingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly vocabulary: VocabularyHolder,
    private readonly clock: Clock,
  ) {}

  /** @param featured slugs to feature when they are inserted */
  async seed(batch: readonly LibraryRecipe[], featured: readonly string[]): Promise<SeedReport> {
    const vocabulary = await this.vocabulary.current();
    const createdAt = this.clock.now();
    return this.transactions.run(async () => {
      const slugs = batch.map(({ slug }) => slug);
      const known = new Map((await this.recipes.findBySlugs(slugs)).map((row) => [row.slug, row]));
      const deleted = await this.changes.deletedAmong(slugs);
      const isNew = ({ slug }: LibraryRecipe) => !known.has(slug) && !deleted.has(slug);
      const isNewer = ({ slug, version }: LibraryRecipe) => {
        const row = known.get(slug);
        return row && !row.editedHere && row.libraryVersion !== null && row.libraryVersion < version;
      };
      const inserted = batch.filter(isNew).map((recipe) =>
        newRecipe(contentOfExchange(recipe, vocabulary), {
          slug: recipe.slug,
          userId: null,
          libraryVersion: recipe.version,
          featured: featured.includes(recipe.slug),
          createdAt,
        }),
      );
      await this.changes.publish(inserted);
      let updated = 0;
      for (const recipe of batch.filter(isNewer)) {
        const row = known.get(recipe.slug);
        if (!row) continue;
        const change = {
          ...contentOfExchange(recipe, vocabulary),
          image: row.image,
          libraryVersion: recipe.version,
        };
        if (await this.changes.revise(row._id, row.revision, change)) updated++;
      }
      return { inserted: inserted.length, updated, kept: batch.length - inserted.length - updated };
    });
  }
}
