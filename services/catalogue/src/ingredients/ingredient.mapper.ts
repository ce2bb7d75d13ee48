import type { AdminIngredient, AdminIngredientHead, LibraryIngredient } from '@barspoon/contracts';
import { broughtBy, type Vocabulary } from '@barspoon/mixology';

export const toHead = (node: LibraryIngredient): AdminIngredientHead => ({
  id: node.slug,
  name: node.name,
  parent: node.parent ?? null,
  group: node.group,
  abv: node.abv,
  allergens: node.allergens,
  substitutes: node.substitutes.length,
});

export const toAdminIngredient = (
  node: LibraryIngredient,
  revision: number,
  vocabulary: Vocabulary<LibraryIngredient>,
): AdminIngredient => ({
  ...toHead(node),
  substitutes: node.substitutes.map((substitute) => {
    const use = vocabulary.get(substitute.use);
    return { ...substitute, name: use?.name ?? substitute.use, brings: use ? broughtBy(use, node) : [] };
  }),
  revision,
});
