import type { LibraryIngredient } from '@barspoon/contracts';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  type ExchangeLine,
  type ExchangeRecipe,
  exchangeFields,
  exchangeRecipeSchema,
  type Notebook,
  type ReadEntry,
} from './exchange.ts';
import { guessAlcoholic, guessCategory, guessGlass, guessIce, guessMethod, slugOf } from './guess.ts';
import { capitalized, ingredientNamed } from './words.ts';

/** What a reader found; everything else is guessed from it. */
export type Draft = Partial<Omit<ExchangeRecipe, 'name' | 'spec' | 'instructions'>> &
  Pick<ExchangeRecipe, 'name' | 'spec' | 'instructions'> & { categoryLabels?: readonly string[] };

/** What is said of a recipe without these, in words. */
const missing = { name: 'is missing', spec: 'names no ingredient', instructions: 'names no step' } as const;

/** A whole recipe out of a draft, or none when it does not fit; the notebook says why and what was guessed. */
export function assemble(
  { categoryLabels = [], ...draft }: Draft,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ReadEntry {
  const guess = <T>(field: string, given: T | undefined, compute: () => T): T => {
    if (given !== undefined) return given;
    const value = compute();
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
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path.join('.') || 'recipe';
    const isMissing = field in missing && draft[field as keyof typeof missing].length === 0;
    notes.refused(field, isMissing ? missing[field as keyof typeof missing] : message);
  }
  return {
    name: notes.recipe,
    recipe: read.data,
    given: exchangeFields.filter((field) => draft[field as keyof typeof draft] !== undefined),
    notes: notes.notes,
  };
}

/** One line as people write it, "2 oz rye (bonded)"; none for a text that says nothing. */
export function writtenLine(
  text: string,
  field: string,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ExchangeLine[] {
  const line = parseIngredientLine(text);
  if (!line) return [];
  const { amount, unit, name, note, optional } = line;
  const measure = {
    amount: amount ?? undefined,
    unit,
    note: note?.slice(0, 80) ?? undefined,
    optional: optional || undefined,
  };
  return [namedLine(name, measure, field, notes, vocabulary)];
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
    notes.guessed(field, `${capitalized(name)} is not in the vocabulary and keeps its name`);
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
