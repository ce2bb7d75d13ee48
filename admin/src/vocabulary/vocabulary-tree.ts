import type { AdminIngredientHead } from '@barspoon/contracts';

export interface Branch {
  node: AdminIngredientHead;
  kinds: Branch[];
}

/** Ingredients under what they are a kind of, in the order given but for those with kinds of their own, which come first. */
export function treeOf(nodes: readonly AdminIngredientHead[]): Branch[] {
  const branches = new Map(nodes.map((node) => [node.id, { node, kinds: [] as Branch[] }]));
  const roots: Branch[] = [];
  for (const branch of branches.values())
    ((branch.node.parent !== null && branches.get(branch.node.parent)?.kinds) || roots).push(branch);
  return inOrder(roots);
}

/** What has kinds stands before what has none. */
function inOrder(branches: readonly Branch[]): Branch[] {
  const ordered = branches.map(({ node, kinds }) => ({ node, kinds: inOrder(kinds) }));
  return ordered.toSorted((a, b) => Number(b.kinds.length > 0) - Number(a.kinds.length > 0));
}

/** The branches that lead to an ingredient whose name has the text. */
export function branchesWith(text: string, branches: readonly Branch[]): Branch[] {
  const term = text.trim().toLowerCase();
  if (term === '') return [...branches];
  return branches.flatMap((branch) => {
    const kinds = branchesWith(term, branch.kinds);
    return kinds.length > 0 || branch.node.name.toLowerCase().includes(term) ? [{ ...branch, kinds }] : [];
  });
}
