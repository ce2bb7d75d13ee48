import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import { assemble, namedLine } from './assemble.ts';
import { barAssistantRecipe, lostInBarAssistant } from './bar-assistant-write.ts';
import { type ExchangeLine, Notebook, type ReadEntry } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { readGarnish } from './garnish-field.ts';
import { indentedJson, isEmpty, isRecord, parseJson, textOf, textsOf } from './json.ts';
import { measureNamed } from './measure-named.ts';
import { plainTexts } from './plain-text.ts';
import { glassNamed, methodNamed, stepsOf } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/**
 * Bar Assistant's recipe schema, draft 04 (https://barassistant.app/cocktail-04.schema.json): one recipe or a list of
 * them as JSON. Reads the older drafts' inner recipe too, whose fields are the same where they matter here.
 */
export const barAssistantFormat = recipeFormat({
  frame: { open: '[\n', between: ',\n', close: '\n]\n', empty: '[]\n' },
  writeOne: (recipe, vocabulary) => indentedJson(barAssistantRecipe(recipe, vocabulary), 2),
  lost: (recipe) => lostInBarAssistant(recipe).notes,
  split: (text) => recipesIn(parseJson(text)),
  readOne: (found, _, vocabulary) => readRecipe(plainTexts(found) as Record<string, unknown>, vocabulary),
});

function recipesIn(json: unknown): unknown[] {
  const list = Array.isArray(json) ? json : [json];
  return list
    .map((entry) =>
      isRecord(entry) && isRecord(entry.recipe)
        ? { ...entry.recipe, _names: namesById(entry.ingredients) }
        : entry,
    )
    .filter((entry) => isRecord(entry) && 'instructions' in entry && !('@type' in entry));
}

/** Draft 02 stores the names of ingredients next to the recipe, by id. */
function namesById(ingredients: unknown): Record<string, unknown> {
  const list = Array.isArray(ingredients) ? ingredients.filter(isRecord) : [];
  return Object.fromEntries(list.map(({ _id, name }) => [String(_id), name]));
}

const readFields = new Set(
  'name instructions source description garnish tags glass method ingredients abv created_at updated_at images _id _names'.split(
    ' ',
  ),
);

function readRecipe(given: Record<string, unknown>, vocabulary: IngredientVocabulary): ReadEntry {
  const name = textOf(given.name) ?? '';
  const notes = new Notebook(name || 'unnamed recipe');
  const text = (field: string) => {
    const value = textOf(given[field]);
    if (value !== undefined) notes.mapped(field);
    return value;
  };
  const named = <T>(field: string, meaning: (value: string) => T | undefined): T | undefined => {
    const value = textOf(given[field]);
    const found = value === undefined ? undefined : meaning(value);
    if (found !== undefined) notes.mapped(field, String(found));
    else if (value !== undefined) notes.refused(field, `The ${field} “${value}” is not known here.`);
    return found;
  };
  const tags = textsOf(given.tags);
  if (tags.length > 0) notes.mapped('tags');
  if (Array.isArray(given.images) && given.images.length > 0) notes.omitted('photo');
  for (const field of Object.keys(given)) {
    if (!readFields.has(field) && !isEmpty(given[field])) notes.omitted(field);
  }
  const description = text('description');
  const garnish = readGarnish(textOf(given.garnish) ?? '', notes, vocabulary);
  return assemble(
    {
      name,
      description,
      instructions: [...stepsOf(text('instructions') ?? ''), ...garnish.steps],
      source: text('source'),
      tags: tags.length > 0 ? tags : undefined,
      categoryLabels: tags,
      glass: named('glass', glassNamed),
      method: named('method', methodNamed),
      garnish: garnish.garnish,
      rim: garnish.rim,
      spec: readLines(given, notes, vocabulary),
    },
    notes,
    vocabulary,
  );
}

function readLines(
  given: Record<string, unknown>,
  notes: Notebook,
  vocabulary: IngredientVocabulary,
): ExchangeLine[] {
  const list = Array.isArray(given.ingredients) ? given.ingredients.filter(isRecord) : [];
  const names = isRecord(given._names) ? given._names : {};
  const sorted = list.toSorted((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0));
  return sorted.flatMap((line, index) => {
    const field = `spec ${index + 1}`;
    const said = textOf(line.name) ?? textOf(names[String(line._id)]);
    if (!said) {
      notes.refused(field, 'An ingredient without a name is left out.');
      return [];
    }
    const { isKnown, name, note, ...measure } = measureNamed(
      { amount: Number(line.amount ?? 0), units: textOf(line.units), name: said },
      vocabulary,
    );
    if (!isKnown)
      notes.doubted(field, `“${note}” of ${name} is no measure known here. It is kept as a note.`);
    const written = [note, noteOf(line)].filter(Boolean).join('; ') || undefined;
    return namedLine(
      name,
      { ...measure, note: written, optional: line.optional === true || undefined },
      field,
      notes,
      vocabulary,
    );
  });
}

/** The note, and what draft 04 adds: the upper end of an amount and alternatives. */
function noteOf(line: Record<string, unknown>): string | undefined {
  const max = Number(line.amount_max ?? 0);
  const substitutes = Array.isArray(line.substitutes) ? line.substitutes.filter(isRecord) : [];
  const said = [
    textOf(line.note),
    max > 0 ? `up to ${max} ${textOf(line.units) ?? ''}`.trim() : undefined,
    ...substitutes.flatMap(({ name }) => (textOf(name) ? `or ${textOf(name)}` : [])),
  ];
  return said.filter(Boolean).join('; ') || undefined;
}
