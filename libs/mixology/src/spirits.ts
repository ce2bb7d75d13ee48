import type { LibraryIngredient, SpecLine } from '@barspoon/contracts';
import { toMl } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The vocabulary's root of all spirits; its direct children are the bases. */
const spirits = 'spirit';

/** The spirit with the largest amount. */
export function spiritOf(
  spec: readonly SpecLine[],
  vocabulary: Vocabulary<LibraryIngredient>,
): string | null {
  const poured = new Map<string, number>();
  for (const line of spec) {
    const base = line.ingredient && baseOf(line.ingredient, vocabulary);
    if (base && !line.optional)
      poured.set(
        base,
        (poured.get(base) ?? 0) + (toMl({ amount: line.amount ?? undefined, unit: line.unit }) ?? 0),
      );
  }
  const [first] = [...poured].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}

/** `gin` for `london-dry-gin`; undefined if it is not a spirit. */
export function baseOf(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string | undefined {
  const line = [vocabulary.get(slug), ...vocabulary.ancestors(slug)];
  return line.find((node) => node?.parent === spirits)?.slug;
}
