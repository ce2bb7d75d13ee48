import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readIngredients } from './ingredient-texts.ts';
import { isRecord, parseJson, recordsIn, textOf } from './json.ts';
import { plainTexts } from './plain-text.ts';
import { minutesIn, servesIn, stepTexts } from './schema-org-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Recipes as Mealie keeps them (https://docs.mealie.io): a line in pieces (`quantity`, `unit`, `food`, `note`) or as it was written,
 * steps under `recipeInstructions`, notes apart.
 */
export const mealieReader = recipeReader({
  split: (text) => recordsIn(parseJson(text), (one) => ingredientsOf(one) !== undefined),
  readOne(found, _, vocabulary) {
    const given = plainTexts(found) as Fields;
    const name = textOf(given.name) ?? '';
    const notes = new Notebook(name || 'unnamed recipe');
    if (textOf(given.image)) notes.omitted('photo');
    const texts = [ingredientsOf(given)].flat().map(lineOf).filter(Boolean);
    const ingredients = readIngredients(texts, notes, vocabulary);
    const labels = [given.tags, given.recipeCategory, given.recipe_category].flat().flatMap(nameOf);
    const tags = [given.tags].flat().flatMap(nameOf);
    return assemble(
      {
        name,
        description: textOf(given.description),
        categoryLabels: labels,
        tags: tags.length > 0 ? tags : undefined,
        serves: servesIn(given.recipeServings || given.recipeYield || given.recipe_yield),
        prepMinutes: minutesIn(given.totalTime ?? given.total_time ?? given.prepTime ?? given.prep_time),
        spec: ingredients.spec,
        garnish: ingredients.garnish,
        rim: ingredients.rim,
        instructions: [
          ...stepTexts(given.recipeInstructions ?? given.recipe_instructions),
          ...[given.notes].flat().flatMap(noteStep),
          ...ingredients.steps,
        ],
        source: textOf(given.orgURL) ?? textOf(given.org_url) ?? textOf(given.orgUrl),
      },
      notes,
      vocabulary,
    );
  },
});

const ingredientsOf = ({ recipeIngredient, recipe_ingredient }: Fields): unknown =>
  recipeIngredient ?? recipe_ingredient;

const nameOf = (value: unknown): string[] =>
  [textOf(isRecord(value) ? value.name : value)].flatMap((name) => name ?? []);

const noteStep = (note: unknown): string[] =>
  isRecord(note) ? [[textOf(note.title), textOf(note.text)].filter(Boolean).join(': ')].filter(Boolean) : [];

/** In pieces where Mealie has taken it apart, else as it was written. */
function lineOf(line: unknown): string {
  if (!isRecord(line)) return textOf(line) ?? '';
  const [food] = nameOf(line.food);
  const note = textOf(line.note);
  if (food === undefined)
    return textOf(line.originalText) ?? textOf(line.original_text) ?? textOf(line.display) ?? note ?? '';
  const [unit] = nameOf(line.unit);
  const quantity = Number(line.quantity) > 0 ? textOf(line.quantity) : undefined;
  const text = [quantity, unit, food].filter(Boolean).join(' ');
  return note === undefined ? text : `${text} (${note.replace(/[()]/g, ' ')})`;
}
