import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readIngredients } from './ingredient-texts.ts';
import { isRecord, parseJson, textOf, textsOf } from './json.ts';
import { plainTexts } from './plain-text.ts';
import { stepsOf } from './words.ts';

/** A drink of Open Drinks (https://github.com/alfg/opendrinks), or a list of them. */
export const openDrinksReader = recipeReader({
  split(text) {
    const list = [parseJson(text)].flat();
    return list.filter((one) => isRecord(one) && 'directions' in one);
  },
  readOne(found, _, vocabulary) {
    const given = plainTexts(found) as Record<string, unknown>;
    const name = textOf(given.name) ?? '';
    const notes = new Notebook(name || 'unnamed drink');
    if (textOf(given.image)) notes.omitted('photo');
    const ingredients = readIngredients([given.ingredients].flat().map(textOfLine), notes, vocabulary);
    const tags = textsOf(given.keywords);
    return assemble(
      {
        name,
        description: textOf(given.description),
        tags: tags.length > 0 ? tags : undefined,
        categoryLabels: tags,
        spec: ingredients.spec,
        garnish: ingredients.garnish,
        rim: ingredients.rim,
        instructions: [
          ...[given.directions].flat().flatMap((step) => stepsOf(textOf(step) ?? '')),
          ...ingredients.steps,
        ],
        source: textOf(given.source) ?? 'Open Drinks',
      },
      notes,
      vocabulary,
    );
  },
});

/** A line is a text, or in the pieces of one. */
const textOfLine = (line: unknown): string =>
  isRecord(line)
    ? [line.quantity, line.measure, line.ingredient].flatMap((part) => textOf(part) ?? []).join(' ')
    : (textOf(line) ?? '');
