import type { LibraryIngredient, Preparation } from '@barspoon/contracts';
import { normalize } from './normalize.ts';
import type { AskedLine } from './takings.ts';
import { overlapAtWords, type Vocabulary, type VocabularyNode } from './vocabulary.ts';

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

interface NamedLine {
  name: string;
  ingredient: string | null;
}

/**
 * Whether what stands on a bar meets a line, by the one rule of matching: `satisfies` for many lines.
 * @param own names, in normal form, that mean something of their own: rosemary is no rosemary syrup
 */
export function meetsOf<N extends VocabularyNode>(
  bar: readonly NamedLine[],
  vocabulary: Vocabulary<N>,
  own: ReadonlySet<string> = new Set(),
): (line: NamedLine) => boolean {
  const covered = new Set<string>();
  const names: string[] = [];
  const unknown: string[] = [];
  for (const item of bar) {
    const node = vocabulary.nodeOf(item);
    const name = normalize(item.name);
    names.push(name);
    if (node) for (const slug of vocabulary.covers(node.slug)) covered.add(slug);
    else unknown.push(name);
  }
  return (line) => {
    const node = vocabulary.nodeOf(line);
    if (node && covered.has(node.slug)) return true;
    const name = normalize(line.name);
    if (own.has(name)) return names.includes(name);
    return (node ? unknown : names).some((one) => overlapAtWords(one, name));
  };
}

/** Names of the lines that a bar does not meet; optional ones and staples are never lacking. */
export const lackingOf = <N extends VocabularyNode>(
  lines: readonly (NamedLine & { optional: boolean })[],
  meets: (line: NamedLine) => boolean,
  vocabulary: Vocabulary<N>,
): string[] =>
  lines
    .filter((line) => !line.optional && !vocabulary.nodeOf(line)?.staple && !meets(line))
    .map(({ name }) => name);

/**
 * Whether a line asks for what a recipe makes: it is called the same, or is the same in the vocabulary. A kind of it is
 * something else. Implements BEYOND-301.
 */
export function isCalled<N extends VocabularyNode>(
  line: NamedLine,
  name: string,
  vocabulary: Vocabulary<N>,
): boolean {
  const node = vocabulary.nodeOf(line);
  return (
    normalize(line.name) === normalize(name) || (node !== undefined && vocabulary.resolve(name) === node)
  );
}

/**
 * For everything that can be made at home the parts that a bar has not, by the one rule of matching; optional ones and
 * staples are never lacking. What the bar could make first is no part that it has. Implements BEYOND-213.
 */
export function partsLacking<N extends VocabularyNode = LibraryIngredient>(
  bar: readonly { name: string; ingredient: string | null }[],
  vocabulary: Vocabulary<N>,
): PartsLacking<N>[] {
  const meets = meetsOf(bar, vocabulary);
  return vocabulary.nodes.flatMap((node) => {
    const { preparation } = node;
    if (!preparation) return [];
    const lacking = lackingOf(partLines(preparation, vocabulary), meets, vocabulary);
    return [{ node, preparation, lacking }];
  });
}
