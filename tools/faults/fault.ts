import type { Arena, LoadShape } from './arena/arena.ts';
import type { Invariant } from './verify/judge-ledger.ts';

/** More for the environment of a replica's next life. */
export type Environment = (arena: Arena, service: string, replica: number) => NodeJS.ProcessEnv;

/** One way to break things, and the promises that must hold nevertheless. */
export interface LedgerFault {
  /** Its number in docs/faults.md. */
  id: number;
  name: string;
  invariants: readonly Invariant[];
  /** One seed of it runs in CI. */
  ci: boolean;
  /** How the load differs from the usual one. */
  arena?: Partial<LoadShape>;
  env?: Environment;
  /** Services reach this server over a line that can be broken. */
  through?: 'nats';
  /** How long it may take until nothing is on its way any more. Defaults to 30 s. */
  settleMs?: number;
  /** Nobody who asks may notice anything but a connection that is not accepted, as a load balancer would not. */
  noRefusals?: boolean;
  /** How it starts, when not in the ordinary way. */
  begin?(arena: Arena): Promise<void>;
  /** Breaks things while the load runs; ends when nothing is broken any more. */
  strike(arena: Arena): Promise<void>;
}

export const defineFault = (fault: LedgerFault): LedgerFault => fault;
