import type { LedgerFault } from '../fault.ts';
import killConsumer from './06-kill-consumer.ts';

/** Every fault, in the order of its number. */
export const faults: readonly LedgerFault[] = [killConsumer];
