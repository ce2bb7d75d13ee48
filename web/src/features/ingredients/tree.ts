import { type BarCategory, barCategoryKeys, type IngredientBranch } from '@barspoon/contracts';

export interface Branch extends IngredientBranch {
  under: string | null;
  kinds: readonly Branch[];
}

/** What stands on nothing, with everything under it. */
export function treeOf(nodes: readonly IngredientBranch[]): Branch[] {
  const known = new Set(nodes.map(({ slug }) => slug));
  const under = Map.groupBy(nodes, (node) =>
    node.under !== null && known.has(node.under) ? node.under : '',
  );
  const grown = (slug: string): Branch[] =>
    (under.get(slug) ?? []).map((node) => ({ ...node, kinds: grown(node.slug) }));
  return grown('');
}

/** The trees by their shelf in a bar, what most drinks have first; empty shelves left out. */
export const shelvesOf = (
  roots: readonly Branch[],
): { category: BarCategory | 'other'; roots: readonly Branch[] }[] =>
  [...barCategoryKeys, 'other' as const]
    .map((category) => ({
      category,
      roots: roots
        .filter((root) => (root.category ?? 'other') === category)
        .sort((one, other) => other.drinks - one.drinks),
    }))
    .filter((shelf) => shelf.roots.length > 0);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name contains what was typed, those that begin with it first. */
export function named(nodes: readonly IngredientBranch[], typed: string): IngredientBranch[] {
  const term = folded(typed.trim());
  const at = ({ name }: IngredientBranch) => folded(name).indexOf(term);
  return nodes
    .filter((node) => at(node) >= 0)
    .sort((one, other) => Number(at(one) > 0) - Number(at(other) > 0));
}
