import { exchangeRecipeSchema, Notebook, type RecipeFormat } from './exchange.ts';
import { listText, readListText } from './list-text.ts';

/** The library's own format: YAML that carries every field, canonical to the byte. */
export const ownFormat: RecipeFormat = {
  label: 'Recipe library (YAML)',
  mediaType: 'application/yaml',
  extension: 'yaml',
  write: (recipes) => ({ text: listText(exchangeRecipeSchema, recipes), notes: [] }),
  read(text, vocabulary) {
    const { entries, problems } = readListText(exchangeRecipeSchema, text);
    const refused = problems.map(({ entry, problem }) => {
      return {
        recipe: entry,
        field: problem.split(':')[0] ?? entry,
        outcome: 'refused' as const,
        detail: problem,
      };
    });
    const read = entries.map((recipe) => {
      const notes = new Notebook(recipe.name);
      for (const field of Object.keys(recipe)) notes.mapped(field);
      const unknown = [...recipe.spec, ...recipe.garnish].filter(
        ({ ingredient }) => ingredient !== undefined && !vocabulary.get(ingredient),
      );
      for (const { ingredient } of unknown)
        notes.refused('ingredient', `${ingredient} is not in the vocabulary`);
      return { recipe, notes: notes.notes, usable: unknown.length === 0 };
    });
    return {
      recipes: read.filter(({ usable }) => usable).map(({ recipe }) => recipe),
      notes: [...refused, ...read.flatMap(({ notes }) => notes)],
    };
  },
};
