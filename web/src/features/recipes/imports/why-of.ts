import { ApiProblem, sentenceOf } from '@barspoon/browser';

/** What the server says of the one field there is, or of the whole. */
export const whyOf = (error: unknown, ours: string): string =>
  (error instanceof ApiProblem && error.errors[0]?.message) || sentenceOf(error, ours);
