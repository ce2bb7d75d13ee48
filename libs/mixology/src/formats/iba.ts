import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readGarnish } from './garnish-field.ts';
import { listed, readIngredients } from './ingredient-texts.ts';
import { isEmpty, isRecord, parseJson, recordsIn, textOf, textsOf } from './json.ts';
import { plainTexts } from './plain-text.ts';
import { stepTexts } from './schema-org-values.ts';
import { glassNamed, ingredientNamed, methodNamed } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

const readFields = new Set(
  'name title glass standard_drinkware drinkware category tags garnish ingredients preparation method instructions directions steps notes description source url iba colors searchTerm type served'.split(
    ' ',
  ),
);

/**
 * Lists of drinks as they are kept of the International Bartenders Association: `{ name, glass, ingredients: [{ unit, amount,
 * ingredient }], garnish, preparation }`, with lines also as texts, and told under `method`.
 */
export const ibaReader = recipeReader({
  split: (text) => recordsIn(parseJson(text), ({ ingredients, spec }) => ingredients !== undefined && !spec),
  readOne(found, _, vocabulary) {
    const given = plainTexts(found) as Fields;
    const name = textOf(given.name) ?? textOf(given.title) ?? '';
    const notes = new Notebook(name || 'unnamed drink');
    for (const field of Object.keys(given))
      if (!readFields.has(field) && !isEmpty(given[field])) notes.omitted(field);
    const glass = textOf(given.glass) ?? textOf(given.standard_drinkware) ?? textOf(given.drinkware);
    const known = glass === undefined ? undefined : glassNamed(glass);
    if (glass !== undefined && !known) notes.refused('glass', `The glass “${glass}” is not known here.`);
    const texts = lines(given.ingredients).map((line) => lineOf(line, vocabulary));
    const ingredients = readIngredients(listed(texts.filter(Boolean), vocabulary), notes, vocabulary);
    const garnish = readGarnish(textsIn(given.garnish).join(', '), notes, vocabulary);
    const method = methodNamed(textOf(given.method) ?? '');
    const told = [
      given.preparation,
      method ? undefined : given.method,
      given.instructions,
      given.directions,
      given.steps,
    ];
    const tags = textsOf(given.tags);
    return assemble(
      {
        name,
        description: textOf(given.description) ?? textOf(given.notes),
        categoryLabels: [...textsOf(given.category), ...tags],
        tags: tags.length > 0 ? tags : undefined,
        glass: known,
        method,
        spec: ingredients.spec,
        garnish: [...garnish.garnish, ...ingredients.garnish],
        rim: garnish.rim ?? ingredients.rim,
        instructions: [...told.flatMap((text) => stepTexts(text)), ...garnish.steps, ...ingredients.steps],
        source: textOf(given.source) ?? textOf(given.url),
      },
      notes,
      vocabulary,
    );
  },
});

const lines = (value: unknown): unknown[] => [value].flat(3);
const textsIn = (value: unknown): string[] => [value].flat().flatMap((one) => textOf(one) ?? []);

/** A line in the words it would be written in. The label is kept beside the kind, or says it where we know it. */
function lineOf(line: unknown, vocabulary: Vocabulary<LibraryIngredient>): string {
  if (!isRecord(line)) return textOf(line) ?? '';
  const whole = textOf(line.special) ?? textOf(line.direction);
  if (whole !== undefined) return whole;
  const label = textOf(line.label);
  const kind = textOf(line.ingredient) ?? textOf(line.name) ?? label ?? '';
  const isSaid = label !== undefined && ingredientNamed(label, vocabulary)?.exact === true;
  const aside = isSaid || label === kind ? undefined : label;
  const note = [aside, textOf(line.note)].filter(Boolean).join('; ');
  const measure = [line.amount ?? line.quantity ?? line.measure, line.unit].flatMap(
    (part) => textOf(part) ?? [],
  );
  return `${[...measure, isSaid ? label : kind].join(' ')}${note ? ` (${note})` : ''}`;
}
