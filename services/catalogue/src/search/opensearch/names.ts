import { mappingVersion } from './mapping.ts';

/** The names of the indices of one installation. */
export interface IndexNames {
  /** The alias of the index that is searched. */
  searched: string;
  /** The alias of every index that receives changes: the one that is searched, and the one being filled. */
  written: string;
  /** The alias of an index that is about to be searched. */
  coming: string;
  /** Where the position in the changes is stored. */
  places: string;
  /** A new index. */
  next(): string;
}

/** @param prefix the prefix of this installation's names, like those of its databases */
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
