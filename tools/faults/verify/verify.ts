import { judgeLedger } from './judge-ledger.ts';
import { readLedger } from './ledger-facts.ts';
import { openStores, type StoreAddresses } from './stores.ts';

/** What the verifier is told, as JSON in its only argument. */
export interface Verification extends StoreAddresses {
  /** What the load has written down. */
  journal: string;
}

/** Reads the three stores and the journal, and prints every broken promise as JSON. Trusts nobody else. */
const { journal, ...addresses } = JSON.parse(process.argv[2] ?? '{}') as Verification;
const stores = await openStores(addresses);
try {
  const facts = await readLedger(stores, journal);
  const { entries, outbox, inbox, letters, postings, stream } = facts;
  const counts = {
    entries: entries.length,
    events: outbox.length,
    handled: inbox.length,
    letters: letters.length,
    jobs: postings.length,
    stream: stream.length,
    longestMs: Math.max(0, ...facts.journal.map((line) => line.longestMs)),
  };
  console.log(JSON.stringify({ counts, violations: judgeLedger(facts) }));
} finally {
  await stores.close();
}
