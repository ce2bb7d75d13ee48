import { type Rating, type RatingCriterion, type RatingInput, ratingCriteria } from '@barspoon/contracts';

/** What stands in the form: 0 is a criterion nobody has rated yet. */
export interface RatingDraft extends Record<RatingCriterion, number> {
  reviewText: string;
  wouldRecommend: boolean | null;
}

export const draftOf = (rating: Rating | null): RatingDraft => ({
  tasteRating: rating?.tasteRating ?? 0,
  difficultyRating: rating?.difficultyRating ?? 0,
  presentationRating: rating?.presentationRating ?? 0,
  valueRating: rating?.valueRating ?? 0,
  reviewText: rating?.reviewText ?? '',
  wouldRecommend: rating?.wouldRecommend ?? null,
});

export type Refusal = 'signedOut' | 'incomplete' | 'noRecommendation';

/** Why a draft cannot be sent, the first reason first. Implements RATE-04 to RATE-06. */
export function refusalOf(draft: RatingDraft, isSignedIn: boolean): Refusal | undefined {
  if (!isSignedIn) return 'signedOut';
  if (ratingCriteria.some((one) => draft[one] === 0)) return 'incomplete';
  return draft.wouldRecommend === null ? 'noRecommendation' : undefined;
}

export const inputOf = ({ reviewText, wouldRecommend, ...stars }: RatingDraft): RatingInput => ({
  ...stars,
  reviewText: reviewText.trim() || null,
  wouldRecommend: wouldRecommend === true,
});
