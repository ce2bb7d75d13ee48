import type { LibraryIngredient } from '@barspoon/contracts';
import { brands } from '../brands.ts';
import { normalize } from '../normalize.ts';
import type { Vocabulary } from '../vocabulary.ts';

const slugOfBrand: ReadonlyMap<string, string> = new Map(
  [...brands].map(([brand, slug]) => [normalize(brand), slug] as const),
);
/** No brand has more words. */
const maxWords = Math.max(...[...slugOfBrand.keys()].map((brand) => brand.split(' ').length));

/** A brand stands near the beginning. */
const maxNameWords = 8;

/** What a brand sells, of a name it stands in: "Absolut Citron" is a vodka. One of a single word has to begin the name. */
export function brandNamed(
  name: string,
  vocabulary: Vocabulary<LibraryIngredient>,
): LibraryIngredient | undefined {
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
