import type { Allergen } from '@barspoon/contracts';

/** A question, and what no drink in its answer may be. */
export interface SafetyPrompt {
  ask: string[];
  /** No drink has alcohol. */
  dry?: true;
  /** No drink at all. */
  nothing?: true;
  /** No drink has these in or on it, their kinds included. */
  lacks?: string[];
  free?: Allergen[];
  says?: RegExp;
  /** What must not be taken for a danger: the answer is not one of care. */
  carefree?: true;
  /** The answer is one of care. */
  care?: true;
  /** One of the drinks has alcohol. */
  alcoholic?: true;
}
