import type { Violation } from '../fault.ts';
import { readBars } from './bar-facts.ts';
import { judgeBars } from './judge-bars.ts';
import { judgeLedger } from './judge-ledger.ts';
import { readLedger } from './ledger-facts.ts';
import { openStores, type StoreAddresses, type Stores } from './stores.ts';

/** What the verifier is told, as JSON in its only argument. */
export interface Verification extends StoreAddresses {
  /** What the load has written down. */
  journal: string;
  what: keyof typeof judges;
}

/** What it found. */
export interface Verdict {
  counts: Record<string, number>;
  violations: Violation[];
}

const judges = {
  async ledger(stores: Stores, file: string): Promise<Verdict> {
    const facts = await readLedger(stores, file);
    const { journal, outbox, inbox, deadLetters, postings } = facts;
    const counts = {
      ...{ asked: journal.length, events: outbox.length, handled: inbox.length },
      ...{ deadLetters: deadLetters.length, jobs: postings.length },
    };
    return { counts: { ...counts, ...answersOf(journal) }, violations: judgeLedger(facts) };
  },
  async bars(stores: Stores, file: string): Promise<Verdict> {
    const facts = await readBars(stores, file);
    const { journal, outbox, awarded, deadLetters, activities } = facts;
    const counts = {
      ...{ asked: journal.length, events: outbox.length, handled: awarded.length },
      ...{ deadLetters: deadLetters.length, jobs: activities.length },
    };
    return { counts: { ...counts, ...answersOf(journal) }, violations: judgeBars(facts) };
  },
};

const answersOf = (journal: readonly { maxMs: number; tries: number }[]) => ({
  maxMs: Math.max(0, ...journal.map((line) => line.maxMs)),
  askedAgain: journal.filter(({ tries }) => tries > 1).length,
});

/** Reads the three stores and the journal, and prints every broken promise as JSON. Trusts nobody else. */
const { journal, what, ...addresses } = JSON.parse(process.argv[2] ?? '{}') as Verification;
const stores = await openStores(addresses);
try {
  console.log(JSON.stringify(await judges[what](stores, journal)));
} finally {
  await stores.close();
}
