import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';

/** Words that stand in names of quite other things: ginger beer is no beer. */
const misleading = new Set(['beer', 'water', 'ice', 'soda']);
const plants = new Set(['fruit', 'herb', 'spice']);

const named = new WeakMap<Vocabulary<LibraryIngredient>, readonly { slug: string; name: string }[]>();

/** Every ingredient with its name in normal form between gaps, made once for each vocabulary. */
function normalNames(vocabulary: Vocabulary<LibraryIngredient>): readonly { slug: string; name: string }[] {
  const known = named.get(vocabulary);
  if (known) return known;
  const names = vocabulary.nodes.map(({ slug, name }) => ({ slug, name: ` ${normalize(name)} ` }));
  named.set(vocabulary, names);
  return names;
}

/** Slugs of everything in whose name a word stands: "vanilla" in vanilla vodka. */
export function withWord(said: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const word = normalize(said);
  if (word.length < 4 || misleading.has(word)) return [];
  return normalNames(vocabulary)
    .filter(({ slug, name }) => name.includes(` ${word} `) && !slug.startsWith('non-alcoholic'))
    .map(({ slug }) => slug);
}

/** Slugs of everything in whose name the name of an ingredient stands. */
export function calledAfter(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const word = ` ${normalize(vocabulary.get(slug)?.name ?? slug)} `;
  return normalNames(vocabulary)
    .filter(({ name }) => name.includes(word))
    .map((one) => one.slug);
}

/** Slugs of what is named after an ingredient without being made of it in the vocabulary: strawberry liqueur. */
export function namedAfter(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const node = vocabulary.get(slug);
  if (!node || misleading.has(slug)) return [];
  return calledAfter(slug, vocabulary).filter((one) => one !== slug && !one.startsWith('non-alcoholic'));
}

/** What nobody should be served who wants none of the other, though it is no kind of it. */
const kin: Readonly<Record<string, readonly string[]>> = { gin: ['genever'], genever: ['gin'] };

/** Slugs of everything that is not wanted either where this is not: what is called after it, what stands for it, its next of kin. */
export function unwantedWith(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const standIns = misleading.has(slug)
    ? []
    : calledAfter(slug, vocabulary).filter((one) => one.startsWith('non-alcoholic'));
  return [...namedAfter(slug, vocabulary), ...standIns, ...(kin[slug] ?? [])];
}

/** Slugs of what something is: itself, what it is made from, and everything either is a kind of. Lemon juice is citrus. */
export function whatItIs(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const source = vocabulary.get(slug)?.madeFrom;
  return [slug, ...(source ? [source] : [])].flatMap((one) => [
    one,
    ...vocabulary.ancestors(one).map((kind) => kind.slug),
  ]);
}

/** Whether something is a fruit, a herb or a spice. */
export const isPlant = (slug: string, vocabulary: Vocabulary<LibraryIngredient>): boolean =>
  vocabulary.ancestors(slug).some((node) => plants.has(node.slug));
