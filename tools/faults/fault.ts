import type { Arena, ArenaOptions } from './arena/arena.ts';
import type { Invariant } from './verify/judge-ledger.ts';

/** One way to break things, and the promises that must hold nevertheless. */
export interface LedgerFault {
  /** The number in the table of docs/operations.md. */
  id: number;
  name: string;
  invariants: readonly Invariant[];
  /** One seed of it runs in CI. */
  ci: boolean;
  /** How the arena differs from the usual one. */
  arena?: Partial<
    Pick<ArenaOptions, 'events' | 'poison' | 'poisonEvery' | 'flagEvery' | 'env' | 'addresses'>
  >;
  /** Breaks things while the load runs; ends when nothing is broken any more. */
  strike(arena: Arena): Promise<void>;
}

export const defineFault = (fault: LedgerFault): LedgerFault => fault;
