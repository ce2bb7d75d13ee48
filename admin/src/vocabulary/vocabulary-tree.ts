import type { AdminIngredientHead } from '@barspoon/contracts';

export interface Branch {
  node: AdminIngredientHead;
  kinds: Branch[];
}

/** Ingredients under what they are a kind of, in the order given. */
export function treeOf(nodes: readonly AdminIngredientHead[]): Branch[] {
  const branches = new Map(nodes.map((node) => [node.id, { node, kinds: [] as Branch[] }]));
  const roots: Branch[] = [];
  for (const branch of branches.values())
    ((branch.node.parent !== null && branches.get(branch.node.parent)?.kinds) || roots).push(branch);
  return roots;
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
