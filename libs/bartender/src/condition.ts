import type { Drink } from './drink.ts';

/** What a drink has to be, in words that follow "it is not" or "nothing is". */
export interface Condition {
  text: string;
  /** From 0 to 1; half is enough. */
  score: (drink: Drink) => number;
  /** How early it is given up when nothing fits. */
  weight: number;
}
