import type { Recipe } from '@barspoon/contracts';

/** The calculated facts and the numbers of a recipe, each as a short line; what is unknown says so. */
export function recipeFacts({ facts, rating, views }: Recipe): string[] {
  const strength = facts.abv === null ? 'Strength unknown: an ingredient is not known' : `${facts.abv} % ABV`;
  const volume = facts.volumeMl === null ? [] : [`${facts.volumeMl} ml a serving`];
  const rated = rating.count === 0 ? 'No ratings yet' : `${rating.average}/5 from ${rating.count}`;
  return [strength, ...volume, rated, `${views} ${views === 1 ? 'view' : 'views'}`];
}
