import { nameKey } from '@barspoon/collections';
import type { RecipeFact } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { Named } from '../../src/matching/ingredient-lines.ts';

const asRuleWants = ({ name, ingredient }: Named) => ({ name, ingredient: ingredient ?? undefined });

const by = <V extends string | number>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);

export interface NaiveMatch {
  id: string;
  percent: number;
  matched: number;
  total: number;
  missing: string[];
  swaps: { name: string; use: string }[];
}

/** What a bar has in the place of a line's ingredient: the first that will do of all that the vocabulary names. */
function naiveSwap(line: Named, bar: readonly Named[], vocabulary: Vocabulary): string | undefined {
  const nodeOf = ({ name, ingredient }: Named) =>
    (ingredient === null ? undefined : vocabulary.get(ingredient)) ?? vocabulary.resolve(name);
  const node = nodeOf(line);
  const named =
    node && [node, ...vocabulary.ancestors(node.slug)].find(({ substitutes = [] }) => substitutes.length > 0);
  return named?.substitutes?.find(
    ({ use, closeness }) =>
      closeness !== 'different drink' &&
      use !== node?.slug &&
      vocabulary.get(use) &&
      bar.some((item) => {
        const owned = nodeOf(item);
        return (
          owned && vocabulary.satisfies({ name: '', ingredient: owned.slug }, { name: '', ingredient: use })
        );
      }),
  )?.use;
}

/** One recipe against a bar, every item with every line. */
export function naiveMatch(
  fact: RecipeFact,
  bar: readonly Named[],
  vocabulary: Vocabulary,
  countsSwaps = false,
): NaiveMatch {
  const counts = ({ name, ingredient }: Named) =>
    !((ingredient === null ? undefined : vocabulary.get(ingredient)) ?? vocabulary.resolve(name))?.staple;
  const lines = fact.ingredients.filter((line) => !line.optional && counts(line));
  const isMet = (line: Named) =>
    bar.some((item) => vocabulary.satisfies(asRuleWants(item), asRuleWants(line)));
  const lacking = lines.filter((line) => !isMet(line));
  const swapOf = (line: Named) => (countsSwaps ? naiveSwap(line, bar, vocabulary) : undefined);
  const swaps = new Map<string, string>();
  for (const line of lacking) {
    const use = swapOf(line);
    if (use !== undefined && !swaps.has(line.name)) swaps.set(line.name, use);
  }
  const unmet = lacking.filter((line) => swapOf(line) === undefined);
  const matched = lines.length - unmet.length;
  return {
    id: fact.recipeId,
    percent: lines.length === 0 ? 0 : Math.round((100 * matched) / lines.length),
    matched,
    total: lines.length,
    missing: [...new Set(unmet.map(({ name }) => name))],
    swaps: [...swaps].map(([name, use]) => ({ name, use })),
  };
}

/** What matching must answer: every recipe, every item, every line, nothing remembered. */
export function naiveMatches(
  facts: readonly RecipeFact[],
  bar: readonly Named[],
  vocabulary: Vocabulary,
  countsSwaps = false,
): NaiveMatch[] {
  const key = new Map(facts.map((fact) => [fact.recipeId, nameKey(fact.name)]));
  return facts
    .map((fact) => naiveMatch(fact, bar, vocabulary, countsSwaps))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => by(b.percent, a.percent) || by(key.get(a.id)!, key.get(b.id)!) || by(a.id, b.id));
}

/** The ids of recipes that a purchase would newly make, by name. */
export function naivelyMadeBy(
  purchase: Named,
  facts: readonly RecipeFact[],
  bar: readonly Named[],
  vocabulary: Vocabulary,
): string[] {
  const makeable = (items: readonly Named[]) =>
    naiveMatches(facts, items, vocabulary)
      .filter(({ matched, total }) => matched === total)
      .map(({ id }) => id);
  const already = new Set(makeable(bar));
  return makeable([...bar, purchase]).filter((id) => !already.has(id));
}
