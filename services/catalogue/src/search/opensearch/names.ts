import { mappingVersion } from './mapping.ts';

/** What the indices of one installation are called. */
export interface IndexNames {
  /** The alias of the index that is searched. */
  searched: string;
  /** The alias of every index that changes go to: the one that is searched, and the one that is being filled. */
  written: string;
  /** The alias of an index that is about to be searched. */
  coming: string;
  /** Where it is kept how far the changes have been followed. */
  places: string;
  /** A new index. */
  next(): string;
}

/** @param prefix what names of this installation begin with, as those of its databases do */
export function namesFor(prefix: string): IndexNames {
  const base = `barspoon-${prefix}-recipes-v${mappingVersion}`;
  return {
    searched: base,
    written: `${base}-written`,
    coming: `${base}-coming`,
    places: `${base}-places`,
    next: () => `${base}-${Date.now()}`,
  };
}

/** An index by a name that is never made by writing to it, as an index itself would be after its removal. */
export const ownAlias = (index: string): string => `${index}-itself`;
