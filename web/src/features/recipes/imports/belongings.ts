import { type OwnBelongingCounts, ownBelongings } from '@barspoon/contracts';

/** How many favorites, ratings, collections and bar items together. */
export const countOf = (counts: OwnBelongingCounts): number =>
  ownBelongings.reduce((sum, kind) => sum + counts[kind], 0);
