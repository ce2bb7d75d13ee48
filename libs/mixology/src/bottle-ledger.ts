import type { LedgerKind } from '@barspoon/contracts';

/** An entry of a bar's ledger, as far as one bottle is concerned. `D` is what is written on the bottle. */
export interface BottleAct<D> {
  id: string;
  kind: LedgerKind;
  /** An ISO moment in UTC, or milliseconds: anything that is ordered by `<`. */
  at: string | number;
  /** What was taken out of it. */
  amount?: number | null | undefined;
  /** What was in it when it was bought or counted. */
  level?: number | null | undefined;
  details?: D | undefined;
  /** The entry that this one withdraws. */
  undoes?: string | undefined;
}

/** What entries make of a bottle. */
export interface BottleState<D> {
  details: D;
  /** What is left; null where there is some and nobody knows how much. Never below zero. */
  level: number | null;
  openedAt: string | number | null;
  addedAt: string | number;
  /** Entries about it, withdrawn ones included. */
  entries: number;
  /** The entries that took more than was left. */
  short: ReadonlySet<string>;
}

/** Hundredths: finer than any dash. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * What is true of a bottle after these entries, which may come in any order and several times: they are read by moment
 * and id, what was withdrawn is left out, and that it was bought comes before everything. Null for one that was never
 * bought, or is gone. Implements BEYOND-204.
 */
export function bottleOf<D extends { openedAt: string | number | null }>(
  acts: readonly BottleAct<D>[],
): BottleState<D> | null {
  const distinct = [...new Map(acts.map((act) => [act.id, act])).values()];
  const withdrawn = new Set(distinct.map(({ undoes }) => undoes));
  const valid = distinct.filter(({ id, kind }) => kind !== 'undone' && !withdrawn.has(id)).sort(byMoment);
  const bought = valid.find(({ kind }) => kind === 'bought');
  if (!bought?.details || valid.some(({ kind }) => kind === 'removed')) return null;
  let { details, level = null } = bought;
  let { openedAt } = details;
  const short = new Set<string>();
  for (const act of valid) {
    if (act.kind === 'counted') level = act.level ?? null;
    else if (act.kind === 'corrected' && act.details) {
      details = act.details;
      ({ openedAt } = details);
    } else if (act.kind === 'opened') openedAt ??= act.at;
    if (act.amount == null) continue;
    openedAt ??= act.at;
    if (level === null) continue;
    if (act.amount > level) short.add(act.id);
    level = rounded(Math.max(0, level - act.amount));
  }
  return { details, level, openedAt, addedAt: bought.at, entries: distinct.length, short };
}

function byMoment(one: BottleAct<unknown>, other: BottleAct<unknown>): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
