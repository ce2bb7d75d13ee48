import { exchangeFields, exchangeRecipeSchema, Notebook, type ReadEntry } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { type EntryProblem, type ListEntry, listEntries, listText, readEntry } from './list-text.ts';

/** The library's own format: YAML that carries every field, canonical to the byte. */
export const ownFormat = recipeFormat({
  frame: { open: '', between: '\n\n', close: '\n', empty: '[]\n' },
  writeOne: (recipe) => listText(exchangeRecipeSchema, [recipe]).trimEnd(),
  lost: () => [],
  split: listEntries,
  readOne(found, place, vocabulary) {
    const read = readEntry(exchangeRecipeSchema, found as ListEntry, place);
    if ('problems' in read) return refused(read.problems);
    const recipe = read.data;
    const notes = new Notebook(recipe.name);
    for (const field of Object.keys(recipe)) notes.mapped(field);
    const unknown = [...recipe.spec, ...recipe.garnish].filter(
      ({ ingredient }) => ingredient !== undefined && !vocabulary.get(ingredient),
    );
    for (const { ingredient } of unknown)
      notes.refused('ingredient', `“${ingredient}” is not in our list of ingredients.`);
    return {
      name: recipe.name,
      recipe: unknown.length === 0 ? recipe : undefined,
      // What a canonical file leaves out is its default, and that is a statement too.
      given: exchangeFields,
      notes: notes.notes,
    };
  },
});

function refused(problems: readonly EntryProblem[]): ReadEntry {
  const notes = new Notebook(problems[0]?.entry ?? 'entry');
  for (const { entry, problem } of problems) notes.refused(problem.split(':')[0] ?? entry, problem);
  return { name: notes.recipe, recipe: undefined, given: [], notes: notes.notes };
}
