import type {
  IngredientBranch,
  IngredientLink,
  IngredientPage,
  LibraryIngredient,
  Preparation,
  ShownPreparation,
} from '@barspoon/contracts';
import { keepsDaysOf, shownSubstitute, substitutesOf, type Vocabulary } from '@barspoon/mixology';
import { toLink } from '../ingredients/ingredient.mapper.ts';

type Known = Vocabulary<LibraryIngredient>;

const byName = (one: IngredientLink, other: IngredientLink) => one.name.localeCompare(other.name, 'en');

export function toBranch(node: LibraryIngredient, drinks: number): IngredientBranch {
  const under = node.parent ?? node.madeFrom ?? null;
  return { ...toLink(node), under, category: under === null ? (node.barCategory ?? null) : null, drinks };
}

export const toTree = (branches: readonly IngredientBranch[]): IngredientBranch[] =>
  branches.toSorted(byName);

export function toIngredientPage(node: LibraryIngredient, vocabulary: Known): IngredientPage {
  const links = (is: (other: LibraryIngredient) => boolean) =>
    vocabulary.nodes.filter(is).map(toLink).sort(byName);
  const source = node.madeFrom === undefined ? undefined : vocabulary.get(node.madeFrom);
  /** A group is never poured: what its entry says of strength and allergens holds for none of its kinds. */
  const ofPoured = <Fact>(fact: Fact | undefined): Fact | null =>
    node.group || fact === undefined ? null : fact;
  return {
    ...toLink(node),
    aliases: node.aliases,
    text: node.text ?? null,
    path: vocabulary.ancestors(node.slug).map(toLink).reverse(),
    kinds: links(({ parent }) => parent === node.slug),
    madeFrom: source ? toLink(source) : null,
    gives: links(({ madeFrom }) => madeFrom === node.slug),
    category: node.barCategory ?? null,
    subcategory: node.barSubcategory ?? null,
    color: node.color,
    group: node.group,
    abv: ofPoured(node.abv),
    sugar: ofPoured(node.sugar),
    acid: ofPoured(node.acid),
    allergens: ofPoured(node.allergens),
    vegan: ofPoured(node.vegan),
    carbonated: ofPoured(node.carbonated),
    keepsDays: ofPoured(keepsDaysOf(node.slug, vocabulary)),
    season: node.season ?? null,
    substitutes: node.group
      ? []
      : substitutesOf(node.slug, vocabulary).map((one) => shownSubstitute(one, node)),
    preparation: node.preparation ? toShownPreparation(node.preparation, vocabulary) : null,
  };
}

const toShownPreparation = ({ parts, ...how }: Preparation, vocabulary: Known): ShownPreparation => ({
  ...how,
  parts: parts.map((part) => ({ ...part, name: vocabulary.get(part.ingredient)?.name ?? part.ingredient })),
});
