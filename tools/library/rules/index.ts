import { everythingIsCovered, featuredAreThere, ibaIsComplete, libraryIsLarge } from './coverage.ts';
import {
  balanceIsPlausible,
  blendedIceIsSaid,
  categoriesAgree,
  fitsTheGlass,
  pictureAgrees,
  strengthIsPlausible,
} from './drink.ts';
import { namesAreUnique, slugsAreUnique, specsAreUnique } from './duplicates.ts';
import { difficultyAgrees, prepTimeAgrees } from './effort.ts';
import { graphIsWhole, namesAreUnambiguous, noOrphans, subcategoriesFit } from './graph.ts';
import {
  amountsAreGiven,
  barItemsResolve,
  garnishesFit,
  ingredientsResolve,
  volumesAreMetric,
} from './ingredients.ts';
import { ingredientsAreUsed, instructionsDiffer, nothingElseIsUsed } from './instructions.ts';
import { commonThingsArePlain, everythingCanBeOwned } from './owning.ts';
import { partsAreTold, partsAreUsed, preparationsFit } from './preparations.ts';
import type { Rule } from './rule.ts';
import { substitutesAreMany, substitutesBringNothingSilently, substitutesFit } from './substitutes.ts';
import { allHaveTexts, textsSaySomething } from './texts.ts';

/** Everything the library promises, in the order the checks run. */
export const rules: readonly Rule[] = [
  slugsAreUnique,
  graphIsWhole,
  namesAreUnambiguous,
  subcategoriesFit,
  ingredientsResolve,
  barItemsResolve,
  amountsAreGiven,
  volumesAreMetric,
  garnishesFit,
  namesAreUnique,
  specsAreUnique,
  fitsTheGlass,
  blendedIceIsSaid,
  strengthIsPlausible,
  categoriesAgree,
  balanceIsPlausible,
  pictureAgrees,
  ingredientsAreUsed,
  nothingElseIsUsed,
  instructionsDiffer,
  difficultyAgrees,
  prepTimeAgrees,
  noOrphans,
  substitutesFit,
  substitutesBringNothingSilently,
  substitutesAreMany,
  textsSaySomething,
  allHaveTexts,
  everythingCanBeOwned,
  commonThingsArePlain,
  preparationsFit,
  partsAreTold,
  partsAreUsed,
  libraryIsLarge,
  everythingIsCovered,
  ibaIsComplete,
  featuredAreThere,
];
