import type { LibraryIngredient, Unit } from '@barspoon/contracts';
import { drinkFacts } from '../facts.ts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { mayHaveAlcohol } from './alcohol-names.ts';
import { knownAs } from './brand-named.ts';
import type { ExchangeLine } from './exchange.ts';

/** Above this a drink has alcohol, in percent. */
const alcoholFreeUpTo = 0.5;
/** In these amounts not even bitters make a drink alcoholic. */
const smallUnits: readonly Unit[] = ['dash', 'drop'];

const isAlternative = /^\W*(?:or|oder|ou|o)\b/i;

/** Whether a drink has alcohol, and what that is taken from. */
export interface FoundAlcohol {
  alcoholic: boolean;
  /** What may have alcohol in an amount that is not known; empty where the amounts themselves say it. */
  because: string[];
}

/**
 * Above 0.5 % ABV by its amounts, or with anything in it that has or may have more and whose amount proves nothing.
 * Optional lines do not count. A doubt is for alcohol, never against it. Implements BEYOND-125.
 */
export function alcoholIn({
  spec,
  vocabulary,
}: {
  spec: readonly ExchangeLine[];
  vocabulary: Vocabulary<LibraryIngredient>;
}): FoundAlcohol {
  const lines = spec.map((line) => ({
    ...line,
    ingredient: line.ingredient ? vocabulary.get(line.ingredient) : undefined,
  }));
  if (drinkFacts({ lines, method: 'build', glass: 'rocks', ice: 'none' }).abv > alcoholFreeUpTo)
    return { alcoholic: true, because: [] };
  const because = lines.flatMap(({ ingredient, name, note, amount, unit, optional }) => {
    if (optional || smallUnits.includes(unit)) return [];
    if (ingredient && ingredient.abv > alcoholFreeUpTo)
      return toMl({ amount, unit }) === undefined ? ingredient.name : [];
    return [name, note].find((said) => said !== undefined && isDoubtful(said, ingredient)) ?? [];
  });
  return { alcoholic: because.length > 0, because };
}

/**
 * Whether words beside an ingredient without alcohol may be of some. They may hold an alternative, or the name that was taken for
 * it: "vodka lemonade" for lemonade. They may also only tell its kind: "white wine" of vinegar.
 */
function isDoubtful(said: string, ingredient: LibraryIngredient | undefined): boolean {
  if (!mayHaveAlcohol(said)) return false;
  return !ingredient || isAlternative.test(said) || mayHaveAlcohol(`${said} ${ingredient.name}`);
}

/** The same of lines by what people call their ingredients, as a form sends them. */
export function alcoholInNamed(
  lines: readonly {
    name: string;
    amount: number | null;
    unit: Unit;
    note: string | null;
    optional: boolean;
  }[],
  vocabulary: Vocabulary<LibraryIngredient>,
): FoundAlcohol {
  const spec = lines.map(({ name, amount, unit, note, optional }): ExchangeLine => {
    const known = knownAs(name, vocabulary);
    const said = [known && !known.exact ? name : undefined, note].filter(Boolean).join('; ');
    return {
      ...(known ? { ingredient: known.node.slug } : { name }),
      amount: amount ?? undefined,
      unit,
      note: said || undefined,
      optional,
    };
  });
  return alcoholIn({ spec, vocabulary });
}
