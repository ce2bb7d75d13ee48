import { isDeepStrictEqual } from 'node:util';
import { type JobDataOf, recalculateFacts } from '@barspoon/contracts';
import { Jobs, Works } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { factsOf } from '../recipes/recipe.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** A batch size that keeps a transaction short; the rest is a separate job. */
const atOnce = 100;

/** Recalculates recipes with a line or garnish of an ingredient whose strength or allergens have changed. */
@Injectable()
export class RecalculateFactsWorker {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly vocabulary: VocabularyHolder,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  @Works(recalculateFacts)
  async recalculate(data: JobDataOf<typeof recalculateFacts>): Promise<void> {
    const { ingredient, revision, after } = data;
    const vocabulary = await this.vocabulary.current();
    await this.transactions.run(async () => {
      const rows = await this.recipes.madeWith(ingredient, atOnce, after);
      for (const row of rows) {
        const facts = factsOf(row, vocabulary);
        if (!isDeepStrictEqual(facts, row.facts)) await this.changes.recalculate(row, facts);
      }
      const last = rows.length === atOnce ? rows.at(-1)?._id : undefined;
      if (last)
        await this.jobs.enqueue(recalculateFacts, `${ingredient}-${revision}-${last}`, {
          ...data,
          after: last,
        });
    });
  }
}
