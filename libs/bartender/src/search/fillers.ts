import { errorsBetween } from '../near-names.ts';
import { saysYesOrNo } from '../negations.ts';
import { isOrdinary } from '../reading.ts';

/** Words of a search that say nothing of what is looked for. */
const fillers = new Set(
  'a an the and or n with of for in on to from de du la le les el los das der die und mit et avec con y e di il drink drinks cocktail cocktails recipe recipes please something anything some any best good me i im ive want need looking my how make made what is are that it has have very can could should you we get show pls plz smth somethin smthn sth got ive whats good w n use using up left leftover leftovers too many much lot lots of rezept receta recette ricetta containing contains contain including includes featuring include based uses used using which whose works work'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => fillers.has(word) || saysYesOrNo(word);

const longFillers = [...fillers].filter((word) => word.length > 4);

/** Whether a word is everyday talk, also where it is written wrong: "somthing". */
export const isTalk = (word: string): boolean =>
  isOrdinary(word, false) ||
  longFillers.some((one) => one[0] === word[0] && errorsBetween(word, one, 1) <= 1);
