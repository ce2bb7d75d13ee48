import type {
  AdminIngredient,
  AdminIngredientHead,
  FoundIngredient,
  IngredientLink,
  LibraryIngredient,
} from '@barspoon/contracts';
import { broughtBy, type Vocabulary } from '@barspoon/mixology';

/** The vocabulary writes names as they stand in a sentence; here they are headings and links. */
export const toLink = ({ slug, name }: LibraryIngredient): IngredientLink => ({
  slug,
  name: name.charAt(0).toUpperCase() + name.slice(1),
});

/** What a search says of an ingredient that it names. */
export function toFound(
  slug: string | null | undefined,
  vocabulary: Vocabulary<LibraryIngredient>,
): FoundIngredient | null {
  const node = slug ? vocabulary.get(slug) : undefined;
  if (!node) return null;
  const nameOf = (other: string | undefined) => (other && vocabulary.get(other)?.name) || null;
  const { parent, madeFrom, group, abv } = node;
  return { ...toLink(node), kindOf: nameOf(parent), madeFrom: nameOf(madeFrom), abv: group ? null : abv };
}

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
  season: node.season ?? null,
  substitutes: node.substitutes.map((substitute) => {
    const use = vocabulary.get(substitute.use);
    return { ...substitute, name: use?.name ?? substitute.use, brings: use ? broughtBy(use, node) : [] };
  }),
  revision,
});
