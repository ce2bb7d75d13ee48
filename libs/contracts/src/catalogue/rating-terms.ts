/** The rating criteria, in the order of the form. Implements RATE-01. */
export const ratingCriteria = [
  'tasteRating',
  'difficultyRating',
  'presentationRating',
  'valueRating',
] as const;
export type RatingCriterion = (typeof ratingCriteria)[number];

/** Titles and sentences of RATE-04 to RATE-06; the server answers with the same sentences. Implements BEYOND-37. */
export const ratingRefusals = {
  signedOut: { title: 'Authentication required', text: 'Please log in to submit a rating.' },
  incomplete: { title: 'Incomplete rating', text: 'Please rate all criteria before submitting.' },
  noRecommendation: {
    title: 'Missing recommendation',
    text: 'Please indicate whether you would recommend this recipe.',
  },
} as const;

/** Characters of a review's text. */
export const reviewTextMax = 2000;
