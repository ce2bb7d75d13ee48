import { type LibraryIngredient, type Substitute, substituteClosenesses } from '@barspoon/contracts';
import { broughtBy } from '@barspoon/mixology';
import type { Finding, LibraryContext, Rule } from './rule.ts';

/** Both ends of an edge are ingredients one can pour, no two edges are the same, and the nearest come first. */
export const substitutesFit: Rule = {
  name: 'every substitute is another ingredient that can be poured, the nearest first',
  check: (library) =>
    edgesOf(library, ({ use, closeness }, node, at) => {
      const known = library.vocabulary.get(use);
      if (!known) return [`substitute ${use} is not in the vocabulary`];
      const before = node.substitutes.slice(0, at);
      return [
        ...(use === node.slug ? ['stands in for itself'] : []),
        ...(known.group ? [`substitute ${use} only gathers its kinds; name one of them`] : []),
        ...(known.staple ? [`substitute ${use} is always at hand`] : []),
        ...(before.some((other) => other.use === use) ? [`substitute ${use} is named twice`] : []),
        ...(before.some((other) => rank(other.closeness) > rank(closeness))
          ? [`substitute ${use} stands behind one that is less close`]
          : []),
      ];
    }),
};

/** Whoever avoids an allergen or alcohol is told of it: the marks say just what comes in with the substitute. */
export const substitutesBringNothingSilently: Rule = {
  name: 'no substitute brings an allergen or alcohol without a mark',
  check: (library) =>
    edgesOf(library, ({ use, brings }, node) => {
      const known = library.vocabulary.get(use);
      if (!known) return [];
      const brought = broughtBy(known, node);
      return [
        ...brought
          .filter((mark) => !brings.includes(mark))
          .map((mark) => `substitute ${use} brings ${mark} unmarked`),
        ...brings
          .filter((mark) => !brought.includes(mark))
          .map((mark) => `substitute ${use} does not bring ${mark}`),
      ];
    }),
};

const minEdges = 120;
/** Among lines of recipes that are counted when a bar is matched. */
const minShare = 0.9;

/** A member who lacks one thing mostly learns what else will do. */
export const substitutesAreMany: Rule = {
  name: 'most lines of the recipes have a substitute',
  check: ({ ingredients, recipes, vocabulary }) => {
    const has = (slug: string) =>
      [vocabulary.get(slug), ...vocabulary.ancestors(slug)].some((node) => node?.substitutes.length);
    const lines = recipes
      .flatMap(({ spec }) => spec)
      .filter(({ ingredient }) => !vocabulary.get(ingredient)?.staple);
    const share = lines.filter(({ ingredient }) => has(ingredient)).length / lines.length;
    const edges = ingredients.flatMap(({ substitutes }) => substitutes).length;
    return [
      ...(edges < minEdges ? [`only ${edges} substitutes`] : []),
      ...(share < minShare ? [`only ${Math.round(share * 100)} % of the lines have a substitute`] : []),
    ].map((problem): Finding => ({ kind: 'ingredients', slug: 'library', problem }));
  },
};

const rank = (closeness: Substitute['closeness']) => substituteClosenesses.indexOf(closeness);

function edgesOf(
  { ingredients }: LibraryContext,
  faults: (edge: Substitute, node: LibraryIngredient, at: number) => string[],
): Finding[] {
  return ingredients.flatMap((node) =>
    node.substitutes.flatMap((edge, at) =>
      faults(edge, node, at).map((problem): Finding => ({ kind: 'ingredients', slug: node.slug, problem })),
    ),
  );
}
