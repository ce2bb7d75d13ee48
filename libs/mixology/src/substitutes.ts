import {
  type LibraryIngredient,
  type ShownSubstitute,
  type Substitute,
  type SubstituteMark,
  substituteMarks,
} from '@barspoon/contracts';
import { type Measure, toMl } from './units.ts';
import type { Vocabulary, VocabularyNode } from './vocabulary.ts';

/** A substitute with the ingredient it is. */
export interface KnownSubstitute<N extends VocabularyNode> extends Substitute {
  node: N;
}

/**
 * What can stand in for an ingredient, the best first: its own substitutes, or else those of the nearest thing it is a
 * kind of. What the vocabulary does not know is left out.
 */
export function substitutesOf<N extends VocabularyNode>(
  slug: string,
  vocabulary: Vocabulary<N>,
): KnownSubstitute<N>[] {
  const own = vocabulary.get(slug);
  if (!own) return [];
  const edges = [own, ...vocabulary.ancestors(slug)].find(({ substitutes }) => substitutes?.length);
  return (edges?.substitutes ?? []).flatMap((substitute) => {
    const node = vocabulary.get(substitute.use);
    return node && node !== own ? [{ ...substitute, node }] : [];
  });
}

/** Whether a drink with it is still the drink: what makes another one of it is proposed, never counted. */
export const isSwap = ({ closeness }: Pick<Substitute, 'closeness'>): boolean =>
  closeness !== 'different drink';

/** Less than this, in percent, is in ripe fruit too. */
const alcoholFree = 0.5;
type Brought = Pick<LibraryIngredient, 'abv' | 'allergens'>;

/** The allergens, and the alcohol, that come into a drink with a substitute. */
export function broughtBy(use: Brought, instead: Brought): SubstituteMark[] {
  const isBrought = (mark: SubstituteMark) =>
    mark === 'alcohol'
      ? use.abv > alcoholFree && instead.abv <= alcoholFree
      : use.allergens.includes(mark) && !instead.allergens.includes(mark);
  return substituteMarks.filter(isBrought);
}

/** A substitute as pages show it. */
export const shownSubstitute = (
  { node, role, ratio, closeness, note }: KnownSubstitute<LibraryIngredient>,
  instead: LibraryIngredient,
): ShownSubstitute => ({
  ingredient: node.slug,
  name: node.name,
  role,
  ratio,
  closeness,
  note,
  brings: broughtBy(node, instead),
  pieceMl: (node.pieceMl === undefined && instead.pieceMl) || null,
});

/**
 * How much of a substitute to take for a line's measure; undefined where the hand decides. What is counted is poured
 * when the substitute has no pieces: 30 ml of aquafaba for one egg white.
 * @param pieceMl milliliters of one piece of what is replaced, where the substitute is poured instead
 */
export function substituteMeasure(
  measure: Measure,
  { ratio, pieceMl }: { ratio: number; pieceMl: number | null },
): Measure | undefined {
  const { amount, unit } = measure;
  if (amount === undefined) return undefined;
  const isCounted = toMl(measure) === undefined && unit !== 'gram';
  const [times, as] = isCounted && pieceMl !== null ? [pieceMl, 'ml' as const] : [1, unit];
  return { amount: Math.round(amount * ratio * times * 1000) / 1000, unit: as };
}

const ratioWords: readonly (readonly [number, string])[] = [
  [1 / 4, 'a quarter as much'],
  [1 / 3, 'a third as much'],
  [1 / 2, 'half as much'],
  [2 / 3, 'two thirds as much'],
  [3 / 4, 'three quarters as much'],
  [1, 'the same amount'],
  [1.25, 'a quarter more'],
  [1.5, 'half as much again'],
  [2, 'twice as much'],
];

/** "the same amount", "two thirds as much", "1.75 times as much". */
export function ratioText(ratio: number): string {
  const known = ratioWords.find(([value]) => Math.abs(value - ratio) < 0.02);
  return known?.[1] ?? `${ratio} times as much`;
}
