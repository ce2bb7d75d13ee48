import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  type ExchangeLine,
  type ExchangeRecipe,
  exchangeRecipeSchema,
  type Notebook,
  type ReadResult,
} from './exchange.ts';
import { guessAlcoholic, guessCategory, guessGlass, guessIce, guessMethod, slugOf } from './guess.ts';
import { capitalised, ingredientNamed } from './words.ts';

/** What a reader found; everything else is guessed from it. */
export type Draft = Partial<Omit<ExchangeRecipe, 'name' | 'spec' | 'instructions'>> &
  Pick<ExchangeRecipe, 'name' | 'spec' | 'instructions'> & { categoryLabels?: readonly string[] };

/** A whole recipe out of a draft, or undefined when it does not fit; the notebook says why and what was guessed. */
export function assemble(
  { categoryLabels = [], ...draft }: Draft,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ExchangeRecipe | undefined {
  const guess = <T>(field: string, given: T | undefined, reckon: () => T): T => {
    if (given !== undefined) return given;
    const value = reckon();
    notes.guessed(field, String(value));
    return value;
  };
  const input = { spec: draft.spec, instructions: draft.instructions, vocabulary };
  const method = guess('method', draft.method, () => guessMethod(input));
  const ice = guess('ice', draft.ice, () => guessIce(input, method));
  const alcoholic = guess('alcoholic', draft.alcoholic, () => guessAlcoholic(input));
  const read = exchangeRecipeSchema.safeParse({
    ...draft,
    slug: guess('slug', draft.slug, () => slugOf(draft.name)),
    method,
    ice,
    glass: guess('glass', draft.glass, () => guessGlass(input, ice)),
    alcoholic,
    category: guess('category', draft.category, () => guessCategory(categoryLabels, alcoholic, input)),
    ...(draft.layered === undefined && method === 'layer' ? { layered: true } : {}),
  });
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) notes.refused(path.join('.') || 'recipe', message);
  return undefined;
}

/** One line by the name of its ingredient, with a note on how well the vocabulary knows it. */
export function namedLine(
  name: string,
  line: Omit<ExchangeLine, 'ingredient' | 'name'>,
  field: string,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ExchangeLine {
  const { amount, unit, note, optional } = line;
  const known = ingredientNamed(name, vocabulary);
  if (!known) {
    notes.guessed(field, `${capitalised(name)} is not in the vocabulary and keeps its name`);
    return { amount, unit, name, note, optional };
  }
  if (known.exact) notes.mapped(field, known.node.name);
  else notes.guessed(field, `${name} is taken for ${known.node.name}`);
  return {
    amount,
    unit,
    ingredient: known.node.slug,
    note: known.exact ? note : [name, note].filter(Boolean).join('; ').slice(0, 80),
    optional,
  };
}

/** Reads JSON and hands each recipe in it to `readOne`; a file that is no JSON or holds no recipe is refused. */
export function readJson(
  text: string,
  recipesIn: (json: unknown) => unknown[],
  readOne: (given: Record<string, unknown>) => { recipe: ExchangeRecipe | undefined; notes: Notebook },
): ReadResult {
  let found: Record<string, unknown>[];
  try {
    found = recipesIn(JSON.parse(text)).filter(isRecord);
  } catch (error) {
    return refusedFile(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (found.length === 0) return refusedFile('holds no recipe of this format');
  const read = found.map(readOne);
  return {
    recipes: read.flatMap(({ recipe }) => recipe ?? []),
    notes: read.flatMap(({ notes }) => notes.notes),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is there and not blank. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Texts out of a list or out of one text with commas. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.flatMap((item) => textOf(item) ?? []);
}

function refusedFile(detail: string): ReadResult {
  return { recipes: [], notes: [{ recipe: 'file', field: 'file', outcome: 'refused', detail }] };
}
