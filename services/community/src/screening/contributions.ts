import type { contributionBudgets } from '@barspoon/contracts';

/** Provides the `Contributions`: the folders that have them stand above this one. */
export const CONTRIBUTIONS = Symbol('contributions');

export type ContributionKind = keyof (typeof contributionBudgets)['new'];

/** What a member has contributed of a kind, as budgets and trust count it. */
export interface Contributed {
  countBetween(memberId: string, from: Date, until: Date): Promise<number>;
  /** The newest. */
  momentsOf(memberId: string, limit: number): Promise<{ at: Date; visible: boolean }[]>;
}

export type Contributions = Record<ContributionKind, Contributed>;
