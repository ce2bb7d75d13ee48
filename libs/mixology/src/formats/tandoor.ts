import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readIngredients } from './ingredient-texts.ts';
import { isRecord, parseJson, recordsIn, textOf } from './json.ts';
import { plainTexts } from './plain-text.ts';
import { stepsOf } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Recipes as Tandoor exports them (https://docs.tandoor.dev): the ingredients stand in the steps in which they are needed. */
export const tandoorReader = recipeReader({
  split: (text) =>
    recordsIn(
      parseJson(text),
      ({ steps }) => Array.isArray(steps) && steps.some((step) => isRecord(step) && 'ingredients' in step),
    ),
  readOne(found, _, vocabulary) {
    const given = plainTexts(found) as Fields;
    const name = textOf(given.name) ?? '';
    const notes = new Notebook(name || 'unnamed recipe');
    if (textOf(given.image)) notes.omitted('photo');
    const steps = inOrder(given.steps);
    const texts = steps.flatMap(({ ingredients }) => inOrder(ingredients).map(lineOf)).filter(Boolean);
    const ingredients = readIngredients(texts, notes, vocabulary);
    const tags = [given.keywords].flat().flatMap(nameOf);
    const minutes = Number(given.working_time ?? 0) + Number(given.waiting_time ?? 0);
    const servings = Math.round(Number(given.servings));
    return assemble(
      {
        name,
        description: textOf(given.description),
        categoryLabels: tags,
        tags: tags.length > 0 ? tags : undefined,
        prepMinutes: minutes >= 1 && minutes <= 240 ? Math.round(minutes) : undefined,
        serves: servings >= 1 && servings <= 40 ? servings : undefined,
        spec: ingredients.spec,
        garnish: ingredients.garnish,
        rim: ingredients.rim,
        instructions: [
          ...steps.flatMap(({ instruction }) => stepsOf(textOf(instruction) ?? '')),
          ...ingredients.steps,
        ],
        source: textOf(given.source_url),
      },
      notes,
      vocabulary,
    );
  },
});

/** What stands in a list, in the order it says. */
const inOrder = (list: unknown): Fields[] =>
  (Array.isArray(list) ? list : [])
    .filter(isRecord)
    .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0));

const nameOf = (value: unknown): string[] =>
  [textOf(isRecord(value) ? (value.name ?? value.label) : value)].flatMap((name) => name ?? []);

/** A heading among the ingredients is none. */
function lineOf(line: Fields): string {
  if (line.is_header === true) return '';
  const [food = ''] = nameOf(line.food);
  const [unit] = nameOf(line.unit);
  const note = textOf(line.note);
  if (food === '') return textOf(line.original_text) ?? note ?? '';
  const amount = line.no_amount !== true && Number(line.amount) > 0 ? textOf(line.amount) : undefined;
  const text = [amount, amount && unit, food].filter(Boolean).join(' ');
  return note === undefined ? text : `${text} (${note.replace(/[()]/g, ' ')})`;
}
