import { isDeepStrictEqual } from 'node:util';
import { type AdminIngredientInput, type LibraryIngredient, recalculateFacts } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { compileVocabulary } from '@barspoon/mixology';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ingredientChanged, ingredientNotFound } from './ingredient.errors.ts';
import { toAdminIngredient, toHead } from './ingredient.mapper.ts';
import { IngredientsRepository } from './ingredients.repository.ts';
import { markedFor, revisedIngredient } from './revised-ingredient.ts';
import { VocabularyHolder } from './vocabulary-holder.ts';

/** The console's actions on the vocabulary; every change leaves an audit line. */
@Injectable()
export class AdminIngredientsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ingredients: IngredientsRepository,
    private readonly vocabulary: VocabularyHolder,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  async list() {
    const { nodes } = await this.vocabulary.current();
    return { items: nodes.map(toHead).sort((a, b) => a.name.localeCompare(b.name)) };
  }

  async get(slug: string) {
    const found = await this.ingredients.find(slug);
    if (!found) throw ingredientNotFound();
    return toAdminIngredient(found.node, found.revision, await this.vocabulary.current());
  }

  /** Recipes that pour it are recalculated where its strength or its allergens have changed. */
  async revise(slug: string, input: AdminIngredientInput) {
    return this.transactions.run(async () => {
      const before = await this.ingredients.find(slug);
      if (!before) throw ingredientNotFound();
      if (before.revision !== input.revision) throw ingredientChanged();
      const nodes = await this.ingredients.all();
      const after = revisedIngredient(before.node, input, compileVocabulary(nodes));
      const vocabulary = compileVocabulary(nodes.map((node) => (node.slug === slug ? after : node)));
      if (!(await this.ingredients.revise(after, before.revision))) throw ingredientChanged();
      await this.ingredients.put(
        othersMarkedAgain(slug, vocabulary.nodes, (node) => markedFor(node, vocabulary)),
      );
      const revision = await this.ingredients.tellOfChange();
      const changed = (['abv', 'allergens', 'season', 'substitutes'] as const).filter(
        (field) => !isDeepStrictEqual(before.node[field], after[field]),
      );
      if (changed.includes('abv') || changed.includes('allergens'))
        await this.jobs.enqueue(recalculateFacts, `${slug}-${revision}`, { ingredient: slug, revision });
      await this.audit.record('ingredient.revised', `ingredient:${slug}`, { changed });
      return toAdminIngredient(after, before.revision + 1, vocabulary);
    });
  }
}

/** Those it substitutes for, if it now adds other properties than before. */
function othersMarkedAgain(
  slug: string,
  nodes: readonly LibraryIngredient[],
  marked: (node: LibraryIngredient) => LibraryIngredient,
): LibraryIngredient[] {
  return nodes
    .filter((node) => node.slug !== slug && node.substitutes.some(({ use }) => use === slug))
    .map((node) => [node, marked(node)] as const)
    .filter(([node, now]) => !isDeepStrictEqual(node, now))
    .map(([, now]) => now);
}
