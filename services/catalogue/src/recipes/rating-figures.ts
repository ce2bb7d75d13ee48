/** The rating figures of a recipe. */
export interface RatingFigures {
  ratingCount: number;
  ratingSum: number;
  ratingWeight: number;
  ratingWeightedSum: number;
}

/** The plain mean of all overall ratings, rounded to 2 decimals; null without any. Implements RATE-13. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 100;

/** The prior of a recipe without ratings, and how many full-weight ratings it is worth. */
export const prior = { score: 3.5, ratings: 10 } as const;

/**
 * A recipe's sort score by rating: the weighted mean of its ratings with a few prior ratings. The sums are integers,
 * so the order of ratings makes no difference (ADR 16).
 */
export const scoreOf = ({ weight, weightedSum }: { weight: number; weightedSum: number }): number =>
  (prior.ratings * prior.score + weightedSum / 1000) / (prior.ratings + weight / 100);

/** What follows from the sums. */
export const derived = (sums: RatingFigures) => ({
  ratingAverage: averageOf({ sum: sums.ratingSum, count: sums.ratingCount }),
  ratingScore: scoreOf({ weight: sums.ratingWeight, weightedSum: sums.ratingWeightedSum }),
});

const none: RatingFigures = { ratingCount: 0, ratingSum: 0, ratingWeight: 0, ratingWeightedSum: 0 };

/** The figures of a recipe without ratings. */
export const unrated = { ...none, ...derived(none), ratingSequence: 0 };
