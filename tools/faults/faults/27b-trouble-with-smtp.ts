import type { MailSink } from '../../load/mail-sink.ts';
import { bulkMailDrill } from '../arena/bulk-mail-drill.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';

const troubleMs = 5000;
const delayMs = 3000;

/** One after another, the first when a quarter of the mails has arrived. */
const troubles: ((arena: ProductArena, sink: MailSink) => Promise<void>)[] = [
  async (arena, sink) => {
    sink.refuses = true;
    await arena.wait(troubleMs);
    sink.refuses = false;
  },
  async (arena, sink) => {
    sink.delayMs = delayMs;
    await arena.wait(troubleMs);
    sink.delayMs = 0;
  },
  async (arena, sink) => {
    for (let cut = 0; cut < 3; cut++) {
      sink.cut();
      await arena.wait(200, 800);
    }
  },
];

export default defineProductFault({
  id: '27b',
  name: 'the mail server refuses for 5 s, is 3 s slow for each mail for 5 s, and cuts all connections 3 times, while a bulk mail goes out: everybody gets one, copies have one Message-ID',
  invariants: ['I1', 'I2'],
  ci: false,
  replicas: { notifications: 2 },
  lastsMs: { full: 60_000, short: 15_000 },
  shortEvents: 60,
  settleMs: 120_000,
  strike: (arena) =>
    bulkMailDrill(arena, arena.times({ full: 3000, short: 300 }), troubles.length, async (at, sink) =>
      troubles[at - 1]?.(arena, sink),
    ),
});
