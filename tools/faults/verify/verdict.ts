import type { Violation } from '../violation.ts';
import { judgeLedger } from './judge-ledger.ts';
import { judgedCollections, judgeProduct } from './judge-product.ts';
import { readLedger } from './ledger-facts.ts';
import { readProduct, type ServiceFacts } from './product-facts.ts';
import { openStores, type StoreAddresses, type Stores } from './stores.ts';

/** The verifier's input. */
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
      asked: journal.length,
      events: outbox.length,
      handled: inbox.length,
      deadLetters: deadLetters.length,
      jobs: postings.length,
    };
    return { counts: { ...counts, ...answersOf(journal) }, violations: judgeLedger(facts) };
  },
  async product(stores: Stores, file: string): Promise<Verdict> {
    const facts = await readProduct(stores, file, judgedCollections);
    const services = [...facts.services.values()];
    const sum = (of: (service: ServiceFacts) => number) =>
      services.reduce((total, service) => total + of(service), 0);
    const counts = {
      asked: facts.journal.length,
      events: sum(({ outbox }) => outbox.length),
      handled: sum(({ inbox }) => inbox.size),
      jobs: sum(({ jobs }) => jobs.length),
      deadLetters: sum(({ deadLetters }) => deadLetters.length),
    };
    return { counts: { ...counts, ...answersOf(facts.journal) }, violations: judgeProduct(facts) };
  },
};

const answersOf = (journal: readonly { maxMs: number; tries: number }[]) => ({
  maxMs: Math.max(0, ...journal.map((line) => line.maxMs)),
  askedAgain: journal.filter(({ tries }) => tries > 1).length,
});

/** Reads the three stores and the journal, and says every broken promise. */
export async function verdictOf({ journal, what, ...addresses }: Verification): Promise<Verdict> {
  const stores = await openStores(addresses);
  try {
    return await judges[what](stores, journal);
  } finally {
    await stores.close();
  }
}
