import { dayMs, type RatingInput } from '@barspoon/contracts';
import type { RatingFigures } from '../recipes/rating-figures.ts';

/** The mean of the four criteria in tenths of a star, rounded half up. Implements RATE-02. */
export const overallTenths = (rating: Omit<RatingInput, 'reviewText' | 'wouldRecommend'>): number =>
  Math.round(
    ((rating.tasteRating + rating.difficultyRating + rating.presentationRating + rating.valueRating) * 10) /
      4,
  );

/** The weight of a rating from an account age on, in hundredths. */
const steps = [
  { days: 7, weight: 25 },
  { days: 14, weight: 50 },
  { days: 21, weight: 75 },
  { days: 30, weight: 100 },
] as const;

/**
 * The weight of a rating in hundredths, and when it increases next. A rating from a new account has no weight yet, so
 * accounts created only to rate do not move a recipe (ADR 16).
 */
export function weightAt(registeredAt: Date, now: Date): { weight: number; growsAt: Date | null } {
  const days = (now.getTime() - registeredAt.getTime()) / dayMs;
  const weight = steps.findLast((step) => step.days <= days)?.weight ?? 0;
  const next = steps.find((step) => step.days > days);
  return { weight, growsAt: next ? new Date(registeredAt.getTime() + next.days * dayMs) : null };
}

/** One rating as part of a recipe's sums. */
export interface Counted {
  /** Tenths of a star. */
  overall: number;
  /** Hundredths. */
  weight: number;
}

/** The change of the sums by an added (`after`), changed or removed (`before`) rating. */
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
