import type { LibraryIngredient, ShownSubstitute } from '@barspoon/contracts';
import { broughtBy, type KnownSubstitute } from '@barspoon/mixology';

export const toShownSubstitute = (
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
