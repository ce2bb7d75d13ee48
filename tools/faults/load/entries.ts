import { seeded } from '../crash-points/active.ts';

/** An entry the load asks the ledger for. */
export interface Entry {
  key: string;
  account: string;
  poison: 'none' | 'throw' | 'kill';
  flagged: boolean;
}

export interface LoadPlan {
  seed: number;
  events: number;
  accounts: number;
  /** One in this many is poison. */
  poisonEvery: number;
  poison: 'throw' | 'kill, then throw';
  /** One in this many enqueues a job for the auditor. */
  flagEvery: number;
}

/** The entries of a plan: always the same for the same seed. */
export function planEntries(plan: LoadPlan): Entry[] {
  const random = seeded(plan.seed);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  return Array.from({ length: plan.events }, (_, at) => ({
    key: `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    account: `a${Math.floor(random() * plan.accounts)}`,
    poison: poisonAt(plan, at),
    flagged: at % plan.flagEvery === 0,
  }));
}

function poisonAt({ poisonEvery, poison }: LoadPlan, at: number): Entry['poison'] {
  const first = Math.floor(poisonEvery / 2);
  if (at % poisonEvery !== first) return 'none';
  return poison === 'kill, then throw' && at === first ? 'kill' : 'throw';
}
