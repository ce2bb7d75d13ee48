import {
  type AdminIngredientInput,
  type FieldError,
  type LibraryIngredient,
  substituteClosenesses,
} from '@barspoon/contracts';
import { broughtBy, type Vocabulary } from '@barspoon/mixology';
import { InvalidInputError } from '@barspoon/platform';

/**
 * An ingredient as edited by an admin: the closest substitutes first, each marked with what it adds.
 * @throws InvalidInputError naming each invalid substitute
 */
export function revisedIngredient(
  node: LibraryIngredient,
  { abv, allergens, season, substitutes }: AdminIngredientInput,
  vocabulary: Vocabulary<LibraryIngredient>,
): LibraryIngredient {
  const errors = substitutes.flatMap(({ use }, at): FieldError[] => {
    const message = faultOf(use, node, vocabulary, substitutes.slice(0, at));
    return message ? [{ path: `body.substitutes.${at}.use`, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
  const nearest = substitutes.toSorted((a, b) => rank(a.closeness) - rank(b.closeness));
  const { season: before, ...others } = node;
  const after = season === undefined ? before : (season ?? undefined);
  return markedFor(
    {
      ...others,
      abv,
      allergens,
      ...(after && { season: after }),
      substitutes: nearest.map((one) => ({ ...one, brings: [] })),
    },
    vocabulary,
  );
}

/** The ingredient with each of its substitutes marked with what it adds. */
export function markedFor(
  node: LibraryIngredient,
  vocabulary: Vocabulary<LibraryIngredient>,
): LibraryIngredient {
  const substitutes = node.substitutes.map((substitute) => {
    const use = vocabulary.get(substitute.use);
    return { ...substitute, brings: use ? broughtBy(use, node) : [] };
  });
  return { ...node, substitutes };
}

function faultOf(
  use: string,
  node: LibraryIngredient,
  vocabulary: Vocabulary<LibraryIngredient>,
  before: readonly { use: string }[],
): string | undefined {
  const known = vocabulary.get(use);
  if (!known) return 'Choose an ingredient from the vocabulary';
  if (use === node.slug) return 'An ingredient cannot stand in for itself';
  if (known.group || known.staple) return 'Choose something that can be poured';
  return before.some((other) => other.use === use) ? 'This one is there already' : undefined;
}

const rank = (closeness: AdminIngredientInput['substitutes'][number]['closeness']): number =>
  substituteClosenesses.indexOf(closeness);
