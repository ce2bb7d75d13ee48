import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import type { ExchangeLine } from './exchange.ts';
import { unitNamed } from './words.ts';

/** An amount of something under the name it has then; `note` keeps what the measure alone does not say. */
export interface NamedMeasure extends Pick<ExchangeLine, 'amount' | 'unit'> {
  name: string;
  note?: string;
  /** Whether the words were a unit; otherwise they are kept as the note. */
  isKnown: boolean;
}

/** What one of them holds, in ml. */
const containers: Readonly<Record<string, (isBeer: boolean) => number>> = {
  bottle: (isBeer) => (isBeer ? 330 : 750),
  can: () => 330,
};

/** A part that is named after what it is taken from: one yolk of an egg is an egg yolk. */
const parts: Readonly<Record<string, string>> = {
  yolk: 'yolk',
  white: 'white',
  peel: 'peel',
  zest: 'peel',
};

/** Reads an amount, the words for its unit and the name of the ingredient. Amounts below or at zero say nothing. */
export function measureNamed(
  given: { amount: number; units: string | undefined; name: string },
  vocabulary: Vocabulary<LibraryIngredient>,
): NamedMeasure {
  const { name, units = 'piece' } = given;
  const amount = given.amount > 0 ? given.amount : undefined;
  const word = units.trim().toLowerCase();
  const one = word.replace(/s$/, '');
  const part = parts[one];
  if (part) return { ...counted(amount), name: withPart(name, part), isKnown: true };
  const holds = containers[one];
  if (holds && amount) {
    const ml = holds(vocabulary.resolve(name)?.barCategory === 'beer') * amount;
    return { amount: ml, unit: 'ml', name, note: `${amount} ${word}`, isKnown: true };
  }
  if (/^\d+(?:\.\d+)?$/.test(word)) return { ...counted(Number(word)), name, isKnown: true };
  const unit = unitNamed(units);
  if (!unit) return { unit: 'to taste', name, note: [amount, units].join(' ').trim(), isKnown: false };
  if (unit === 'to taste' || (amount === undefined && unit !== 'top'))
    return { unit: 'to taste', name, isKnown: true };
  return { ...(amount === undefined ? {} : { amount }), unit, name, isKnown: true };
}

const counted = (amount: number | undefined) =>
  amount ? { amount, unit: 'piece' as const } : { unit: 'to taste' as const };

/** An egg white by the white is still one. */
function withPart(name: string, part: string): string {
  return name.toLowerCase().endsWith(part) ? name : `${name} ${part}`;
}
