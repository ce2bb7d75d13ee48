import type { ProductArena } from './arena/product-arena.ts';
import { defineProductFault, type ProductFault } from './fault.ts';
import type { Violation } from './violation.ts';

const deaths = { full: 5, short: 2 };

interface MailFault {
  id: string;
  /** What everybody is to get. */
  what: string;
  readers: { full: number; short: number };
  drill(arena: ProductArena, readers: number, deaths: number): Promise<Violation[]>;
}

/** Both senders of mails die again and again while they send. */
export const defineMailFault = ({ id, what, readers, drill }: MailFault): ProductFault =>
  defineProductFault({
    id,
    name: `kill -9 of both senders of ${what}, ${deaths.full} times: everybody gets one, copies have one Message-ID`,
    invariants: ['I1', 'I2'],
    ci: false,
    replicas: { notifications: 2 },
    lastsMs: { full: 150_000, short: 15_000 },
    shortEvents: 60,
    // Whom a killed sender had in hand is free again after 45 seconds.
    settleMs: 120_000,
    strike: (arena) => drill(arena, arena.times(readers), arena.times(deaths)),
  });
