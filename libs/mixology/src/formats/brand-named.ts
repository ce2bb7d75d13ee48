import type { LibraryIngredient } from '@barspoon/contracts';
import { brands } from '../brands.ts';
import { normalize } from '../normalize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { ingredientNamed } from './words.ts';

const slugOfBrand: ReadonlyMap<string, string> = new Map(
  [...brands].map(([brand, slug]) => [normalize(brand), slug] as const),
);
/** No brand has more words. */
const maxWords = Math.max(...[...slugOfBrand.keys()].map((brand) => brand.split(' ').length));

/** A brand stands near the beginning. */
const maxNameWords = 8;

/** What a brand sells, of a name it stands in: "Absolut Citron" is a vodka. One of a single word has to begin the name. */
function brandNamed(name: string, vocabulary: Vocabulary<LibraryIngredient>): LibraryIngredient | undefined {
  const words = normalize(name).split(' ').slice(0, maxNameWords);
  for (let count = Math.min(maxWords, words.length); count > 0; count--) {
    const lastStart = count === 1 ? 0 : words.length - count;
    for (let start = 0; start <= lastStart; start++) {
      const slug = slugOfBrand.get(words.slice(start, start + count).join(' '));
      if (slug !== undefined) return vocabulary.get(slug);
    }
  }
  return undefined;
}

/** By its name, else by its brand; the brand of a spirit says more than what it is flavored with: "Absolut vanilla". */
export function knownAs(
  name: string,
  vocabulary: Vocabulary<LibraryIngredient>,
): { node: LibraryIngredient; exact: boolean } | undefined {
  const known = ingredientNamed(name, vocabulary);
  if (known?.exact) return known;
  const brand = brandNamed(name, vocabulary);
  const says = brand && (!known || (known.node.abv === 0 && brand.abv > 0));
  return says ? { node: brand, exact: false } : known;
}
