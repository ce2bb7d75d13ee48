import type { LibraryIngredient, Preparation } from '@barspoon/contracts';
import type { AskedLine } from './takings.ts';
import type { NamedIngredient, Vocabulary, VocabularyNode } from './vocabulary.ts';

/** The parts of a preparation as lines that a bar is asked for. */
export const partLines = (
  { parts }: Preparation,
  vocabulary: Pick<Vocabulary<VocabularyNode>, 'get'>,
): AskedLine[] =>
  parts.map(({ amount, unit, ingredient, optional }) => ({
    amount: amount ?? null,
    unit,
    ingredient,
    name: vocabulary.get(ingredient)?.name ?? ingredient,
    optional: optional ?? false,
  }));

/** Something homemade, with the parts that are not there. */
export interface PartsLacking<N> {
  node: N;
  preparation: Preparation;
  lacking: string[];
}

/**
 * For everything that can be made at home the parts that a bar has not, by the one rule of matching; optional ones and
 * staples are never lacking. What the bar could make first is no part that it has. Implements BEYOND-213.
 */
export function partsLacking<N extends VocabularyNode = LibraryIngredient>(
  bar: readonly { name: string; ingredient: string | null }[],
  vocabulary: Vocabulary<N>,
): PartsLacking<N>[] {
  const covered = new Set<string>();
  const unknown: NamedIngredient[] = [];
  for (const { name, ingredient } of bar) {
    const node = (ingredient === null ? undefined : vocabulary.get(ingredient)) ?? vocabulary.resolve(name);
    if (node) for (const slug of vocabulary.covers(node.slug)) covered.add(slug);
    else unknown.push({ name });
  }
  const isThere = ({ name, ingredient }: AskedLine): boolean =>
    covered.has(ingredient ?? '') || unknown.some((item) => vocabulary.satisfies(item, name));
  return vocabulary.nodes.flatMap((node) => {
    const { preparation } = node;
    if (!preparation) return [];
    const lacking = partLines(preparation, vocabulary).filter(
      (part) => !part.optional && !vocabulary.get(part.ingredient ?? '')?.staple && !isThere(part),
    );
    return [{ node, preparation, lacking: lacking.map(({ name }) => name) }];
  });
}
