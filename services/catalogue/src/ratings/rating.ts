import type { RatingInput } from '@barspoon/contracts';

const dayMs = 24 * 60 * 60 * 1000;

/** The mean of the four criteria in tenths of a star, rounded half up. Implements RATE-02. */
export const overallTenths = (rating: Omit<RatingInput, 'reviewText' | 'wouldRecommend'>): number =>
  Math.round(
    ((rating.tasteRating + rating.difficultyRating + rating.presentationRating + rating.valueRating) * 10) /
      4,
  );

/** The plain mean of all overall ratings, rounded to 2 decimals; null without any. Implements RATE-13. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 100;

/** What a recipe is taken for before anybody has rated it, and how many ratings of full weight that is worth. */
export const prior = { score: 3.5, ratings: 10 } as const;

/**
 * A recipe's place by rating: the mean of its ratings by their weights, with a few imagined ratings of the prior.
 * The sums are whole numbers, so the order of ratings makes no difference at all (ADR 16).
 */
export const scoreOf = ({ weight, weightedSum }: { weight: number; weightedSum: number }): number =>
  (prior.ratings * prior.score + weightedSum / 1000) / (prior.ratings + weight / 100);

/** From this age of the account on a rating counts so much, in hundredths. */
const steps = [
  { days: 7, weight: 25 },
  { days: 14, weight: 50 },
  { days: 21, weight: 75 },
  { days: 30, weight: 100 },
] as const;

/**
 * How much a rating counts towards the score, in hundredths, and when it will count more. A rating of a new account
 * counts nothing yet: accounts that are made in order to rate do not move a recipe (ADR 16).
 */
export function weightAt(registeredAt: Date, now: Date): { weight: number; growsAt: Date | null } {
  const days = (now.getTime() - registeredAt.getTime()) / dayMs;
  const weight = steps.findLast((step) => step.days <= days)?.weight ?? 0;
  const next = steps.find((step) => step.days > days);
  return { weight, growsAt: next ? new Date(registeredAt.getTime() + next.days * dayMs) : null };
}

/** The rating figures a recipe keeps. */
export interface RatingFigures {
  ratingCount: number;
  ratingSum: number;
  ratingWeight: number;
  ratingWeightedSum: number;
}

/** One rating as it goes into a recipe's sums. */
export interface Counted {
  /** Tenths of a star. */
  overall: number;
  /** Hundredths. */
  weight: number;
}

/** What a rating that comes (`after`), changes or goes (`before`) adds to the sums. */
export function difference(before: Counted | null, after: Counted | null): RatingFigures {
  const part = (one: Counted | null) => ({
    count: one ? 1 : 0,
    sum: one?.overall ?? 0,
    weight: one?.weight ?? 0,
    weightedSum: one ? one.overall * one.weight : 0,
  });
  const [from, to] = [part(before), part(after)];
  return {
    ratingCount: to.count - from.count,
    ratingSum: to.sum - from.sum,
    ratingWeight: to.weight - from.weight,
    ratingWeightedSum: to.weightedSum - from.weightedSum,
  };
}

/** What follows from the sums. */
export const derived = (sums: RatingFigures) => ({
  ratingAverage: averageOf({ sum: sums.ratingSum, count: sums.ratingCount }),
  ratingScore: scoreOf({ weight: sums.ratingWeight, weightedSum: sums.ratingWeightedSum }),
});

const none: RatingFigures = { ratingCount: 0, ratingSum: 0, ratingWeight: 0, ratingWeightedSum: 0 };

/** The figures of a recipe nobody has rated. */
export const unrated = { ...none, ...derived(none), ratingSequence: 0 };
