/** Recipes with an open page of their own under `/featured`. Implements NAV-06, FEAT-07. */
export const openFeatured = ['classic-old-fashioned', 'smoky-mezcal-margarita', 'lavender-gin-fizz'] as const;

/** Where a card leads. Implements REC-07. */
export const recipeAddress = ({ slug }: { slug: string }): string =>
  openFeatured.some((open) => open === slug) ? `/featured/${slug}` : `/recipes/${slug}`;

/** The one address of a recipe, for links that leave the site. Implements BEYOND-39. */
export const canonicalAddress = ({ slug }: { slug: string }): string => `${location.origin}/recipes/${slug}`;
