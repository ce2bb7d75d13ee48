import type { Arena, Environment } from './arena/arena.ts';
import type { LedgerArena, LoadShape } from './arena/ledger-arena.ts';
import type { ProductArena, ProductShape } from './arena/product-arena.ts';
import type { Invariant, Violation } from './violation.ts';

/** One way to break things, and the promises that must hold nevertheless. */
interface FaultIn<A extends Arena> {
  /** Its number in docs/faults.md; a letter behind it where one number is shown in two ways. */
  id: string;
  name: string;
  invariants: readonly Invariant[];
  /** Belongs to the short set, `--ci`. */
  ci: boolean;
  env?: Environment;
  through?: 'nats';
  /** The servers ask everybody who they are, as in production. */
  asksWho?: true;
  /** NATS is a cluster of three, and MongoDB a replica set of three. */
  onClusters?: true;
  /** The load is spread over so long, where that is slower than usual. */
  lastsMs?: { full: number; short: number };
  /** The number of actions in a short run, where fewer show as much. */
  shortEvents?: number;
  /** How long it may take until nothing is on its way anymore. Defaults to 30 s. */
  settleMs?: number;
  /** Everything begins with the build of an earlier release. */
  beginsEarlier?: true;
  /** Nobody who asks may notice anything but a connection that is not accepted, as a load balancer would not. */
  noRefusals?: boolean;
  /** Every request succeeds in the end, and every refusal before that can be retried. */
  nothingLost?: true;
  /** Everybody who asks is answered within so long. */
  answersWithinMs?: number;
  /** Why this machine cannot run it; null when it can. */
  obstacle?(): Promise<string | null>;
  /** What happens to the servers before they start. @returns what undoes it */
  beforeServers?(servers: Arena['servers']): Promise<() => Promise<void>>;
  /** How it starts, when not in the ordinary way. */
  begin?(arena: A): Promise<void>;
  /**
   * Breaks things while the load runs; ends when nothing is broken anymore.
   * @returns what it has seen itself to be wrong, where the verifier does not look
   */
  strike(arena: A): Promise<Violation[] | undefined | void>;
}

/** A fault shown with the ledger, a service whose every promise can be counted. */
export interface LedgerFault extends FaultIn<LedgerArena> {
  on: 'ledger';
  /** How the load differs from the usual one. */
  load?: Partial<LoadShape>;
}

/** A fault shown with the product: members do through the gateways whatever `acts` names. */
export interface ProductFault extends FaultIn<ProductArena> {
  on: 'product';
  replicas: ProductShape;
}

export type Fault = LedgerFault | ProductFault;

export const defineFault = (fault: Omit<LedgerFault, 'on'>): LedgerFault => ({ ...fault, on: 'ledger' });
export const defineProductFault = (fault: Omit<ProductFault, 'on'>): ProductFault => ({
  ...fault,
  on: 'product',
});
