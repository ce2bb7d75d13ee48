import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Days that what is open keeps in a fridge, by slug; kinds without their own take those of what they are a kind of. As
 * makers and bar manuals advise: Dave Arnold, Liquid Intelligence (2014) for juice, the labels of vermouths and liqueurs.
 */
const daysOf: Readonly<Record<string, number>> = {
  'lime-juice': 2,
  'lemon-juice': 2,
  juice: 7,
  'sour-mix': 7,
  syrup: 30,
  'rich-simple-syrup': 90,
  'gomme-syrup': 90,
  shrub: 90,
  vermouth: 60,
  'aromatised-wine': 60,
  'fortified-wine': 30,
  wine: 5,
  'sparkling-wine': 2,
  dairy: 5,
  'condensed-milk': 10,
  'coconut-milk': 5,
  'coconut-cream': 5,
  'cream-of-coconut': 10,
  'cream-liqueur': 180,
  'irish-cream': 180,
  soda: 3,
};

/** Days an ingredient keeps once it is open; null for what keeps. Implements BEYOND-203. */
export function keepsDaysOf(slug: string | null, vocabulary: Vocabulary<LibraryIngredient>): number | null {
  if (slug === null) return null;
  const kinds = [slug, ...vocabulary.ancestors(slug).map((node) => node.slug)];
  return kinds.map((kind) => daysOf[kind]).find((days) => days !== undefined) ?? null;
}

/** Grams of an empty glass bottle, about: those of 700 ml weigh 480 g, larger ones less for what they hold. */
export const tareGrams = (sizeMl: number): number => Math.round((480 * (sizeMl / 700) ** 0.7) / 10) * 10;
