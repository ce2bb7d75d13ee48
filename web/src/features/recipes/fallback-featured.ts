import type { RecipeCard } from '@barspoon/contracts';
import { openFeatured } from './addresses.ts';
import { t } from './texts.ts';

type Slug = (typeof openFeatured)[number];

const facts: Record<Slug, Pick<RecipeCard, 'category' | 'difficulty' | 'prepTimeMinutes'>> = {
  'classic-old-fashioned': { category: 'Classic', difficulty: 'Beginner', prepTimeMinutes: 4 },
  'smoky-mezcal-margarita': { category: 'Signature', difficulty: 'Intermediate', prepTimeMinutes: 5 },
  'lavender-gin-fizz': { category: 'Modern', difficulty: 'Intermediate', prepTimeMinutes: 7 },
};

/**
 * The cards shown when no featured recipe is there to show; their drawings come with the app
 * (`vite/own-pictures.ts`). Implements FEAT-02 to FEAT-05, BEYOND-29.
 */
export const fallbackFeatured = openFeatured.map((slug) => ({
  ...facts[slug],
  slug,
  name: t(`featured.fallback.${slug}`),
  description: t(`featured.fallback.${slug}-text`),
  alcoholic: true,
  featured: true,
  image: null,
  picture: `/drinks/${slug}.svg`,
  rating: { average: null, count: 0 },
}));
