import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';

/** Words that stand in names of quite other things: ginger beer is no beer. */
const misleading = new Set(['beer', 'water', 'ice', 'soda']);
const plants = new Set(['fruit', 'herb', 'spice']);

/** Slugs of what is named after an ingredient without being made of it in the vocabulary: strawberry liqueur. */
export function namedAfter(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const node = vocabulary.get(slug);
  if (!node || misleading.has(slug)) return [];
  const word = ` ${normalize(node.name)} `;
  return vocabulary.nodes
    .filter((one) => one.slug !== slug && !one.slug.startsWith('non-alcoholic'))
    .filter((one) => ` ${normalize(one.name)} `.includes(word))
    .map((one) => one.slug);
}

/** Whether something is a fruit, a herb or a spice. */
export const isPlant = (slug: string, vocabulary: Vocabulary<LibraryIngredient>): boolean =>
  vocabulary.ancestors(slug).some((node) => plants.has(node.slug));
