import type { LibraryIngredient } from '@barspoon/contracts';
import type { z } from 'zod';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { knownAs } from './brand-named.ts';
import {
  type Draft,
  type ExchangeLine,
  exchangeFields,
  exchangeRecipeSchema,
  type Notebook,
  type ReadEntry,
} from './exchange.ts';
import { fitted } from './fitted.ts';
import { guessCategory, guessGlass, guessIce, guessMethod, slugOf } from './guess.ts';
import { alcoholIn } from './guess-alcohol.ts';
import { checked, issueSentence } from './issue-words.ts';
import { capitalized } from './words.ts';

/** A whole recipe out of a draft, or none when it does not fit; the notebook says why and what was guessed. */
export function assemble(
  { categoryLabels = [], ...read }: Draft,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ReadEntry {
  const draft = fitted(read, notes);
  const guess = <T>(field: string, given: T | undefined, compute: () => T): T => {
    if (given !== undefined) return given;
    const value = compute();
    notes.guessed(field, String(value));
    return value;
  };
  const input = { spec: draft.spec, instructions: draft.instructions, vocabulary };
  const method = guess('method', draft.method, () => guessMethod(input));
  const ice = guess('ice', draft.ice, () => guessIce(input, method));
  const alcoholic = alcoholicOf(draft, notes, vocabulary);
  const { data, error } = checked(exchangeRecipeSchema, {
    ...draft,
    slug: guess('slug', draft.slug, () => slugOf(draft.name)),
    method,
    ice,
    glass: guess('glass', draft.glass, () => guessGlass(input, ice)),
    alcoholic,
    category: guess('category', draft.category, () => guessCategory(categoryLabels, alcoholic, input)),
    ...(draft.layered === undefined && method === 'layer' ? { layered: true } : {}),
  });
  for (const issue of error?.issues ?? [])
    notes.refused(String(issue.path[0] ?? 'recipe'), problemOf(issue, draft));
  if (draft.instructions.length === 0 && data) notes.doubted('instructions', 'We found no steps in it.');
  return {
    name: notes.recipe,
    recipe: data,
    given: exchangeFields.filter((field) => draft[field as keyof typeof draft] !== undefined),
    notes: notes.notes,
  };
}

function problemOf(issue: z.core.$ZodIssue, { name, spec }: Draft): string {
  if (issue.path[0] === 'name' && name === '') return 'We found no name for it.';
  if (issue.path[0] === 'spec' && spec.length === 0) return 'We found no ingredients in it.';
  return issueSentence(issue);
}

/** What has alcohol has it whatever a file says; that a drink has none is a doubt where no file says so. Implements BEYOND-125. */
function alcoholicOf(
  { spec, alcoholic: given }: Pick<Draft, 'spec' | 'alcoholic'>,
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): boolean {
  const { alcoholic, because } = alcoholIn({ spec, vocabulary });
  if (given === true) return true;
  const names = because.slice(0, 3).map(capitalized).join(', ');
  if (given === false && alcoholic)
    notes.doubted(
      'alcoholic',
      `The file says there is no alcohol in it. ${names || 'What is in it'} has some, so it is taken as alcoholic.`,
    );
  else if (because.length > 0)
    notes.doubted(
      'alcoholic',
      `Taken as alcoholic because of ${names}, whose amount or strength is not sure.`,
    );
  else if (given === undefined && alcoholic) notes.guessed('alcoholic', 'true');
  else if (given === undefined) notes.doubted('alcoholic', 'We found nothing with alcohol in it.');
  return alcoholic;
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
    note: note ?? undefined,
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
  const known = knownAs(name, vocabulary);
  if (!known) {
    notes.doubted(field, `“${capitalized(name)}” is not in our list of ingredients. It keeps its name.`);
    return { amount, unit, name, note, optional };
  }
  if (known.exact) notes.mapped(field, known.node.name);
  else notes.doubted(field, `“${capitalized(name)}” is taken for ${known.node.name}.`);
  return {
    amount,
    unit,
    ingredient: known.node.slug,
    note: known.exact ? note : [name, note].filter(Boolean).join('; '),
    optional,
  };
}
