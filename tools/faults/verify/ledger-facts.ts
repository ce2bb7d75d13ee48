import { queuesOf } from '@barspoon/messaging/names';
import { readJournal } from '../load/journal.ts';
import type { JournalledEntry } from '../load/ledger-load.ts';
import { readStream, type Stores, type StreamEvent } from './stores.ts';

/** Who hears of what: every event of a subject must reach the inbox of its consumers. */
export const subscriptions: Readonly<Record<string, readonly string[]>> = {
  'evt.ledger.entry.made.v1': ['auditor__note-when-entry-made'],
  'evt.ledger.entry.flagged.v1': ['auditor__post-when-entry-flagged'],
};
export const noting = 'auditor__note-when-entry-made';
export const queue = 'auditor.post-entry';

export interface OutboxFact {
  id: string;
  subject: string;
  aggregate: string;
  revision: number;
  published: boolean;
  key: string;
}

/** Everything the verifier judges by, read from the stores and the load's journal. */
export interface LedgerFacts {
  journal: JournalledEntry[];
  entries: { key: string; account: string; version: number; flagged: boolean }[];
  accounts: { account: string; version: number }[];
  outbox: OutboxFact[];
  /** `<consumer>:<event id>` */
  inbox: string[];
  deadLetters: { consumer: string; eventId: string }[];
  effects: { eventId: string; account: string; version: number }[];
  jobs: { key: string; state: string }[];
  postings: { key: string }[];
  /** Jobs Redis still has, whatever it thinks of them. */
  queued: string[];
  stream: StreamEvent[];
}

export async function readLedger(stores: Stores, journal: string): Promise<LedgerFacts> {
  const [ledger, auditor] = [stores.db('ledger'), stores.db('auditor')];
  const all = (db: typeof ledger, name: string) => db.collection(name).find().toArray();
  const [entries, accounts, outbox, inbox, deadLetters, effects, jobs, postings, stream, keys] =
    await Promise.all([
      all(ledger, 'entries'),
      all(ledger, 'accounts'),
      all(ledger, 'outbox'),
      all(auditor, 'inbox'),
      all(auditor, 'dead_letters'),
      all(auditor, 'effects'),
      all(auditor, 'jobs'),
      all(auditor, 'postings'),
      readStream(stores.nats, 'ledger'),
      queuedIn(stores),
    ]);
  return {
    journal: readJournal(journal),
    entries: entries.map(({ _id, account, version, flagged }) => ({
      key: String(_id),
      account,
      version,
      flagged,
    })),
    accounts: accounts.map(({ _id, version }) => ({ account: String(_id), version })),
    outbox: outbox.map((row) => ({
      id: String(row._id),
      subject: row.subject,
      aggregate: row.aggregate,
      revision: row.revision,
      published: row.publishedAt !== null,
      key: row.envelope.data.key,
    })),
    inbox: inbox.map((row) => String(row._id)),
    deadLetters: deadLetters.map(({ consumer, eventId }) => ({ consumer, eventId })),
    effects: effects.map(({ eventId, account, version }) => ({ eventId, account, version })),
    jobs: jobs.map(({ data, state }) => ({ key: data.key, state })),
    postings: postings.map(({ key }) => ({ key })),
    queued: keys,
    stream,
  };
}

/** Jobs Redis still has. */
async function queuedIn({ redis }: Stores): Promise<string[]> {
  const keys = await redis.keys(`${queuesOf('auditor')}:${queue}:post-entry-*`);
  return keys.filter((name) => !name.endsWith(':lock'));
}

/** What is still on its way, in the fewest questions. A job that was done when its worker died leaves Redis later. */
export async function lagOf(
  stores: Stores,
): Promise<{ unpublished: number; unhandled: number; undone: number; queued: number }> {
  const [ledger, auditor] = [stores.db('ledger'), stores.db('auditor')];
  const [unpublished, made, handled, pending, keys] = await Promise.all([
    ledger.collection('outbox').countDocuments({ publishedAt: null }),
    ledger.collection('outbox').countDocuments(),
    auditor.collection('inbox').countDocuments(),
    auditor.collection('jobs').countDocuments({ state: 'pending' }),
    queuedIn(stores),
  ]);
  return { unpublished, unhandled: made - handled, undone: pending, queued: keys.length };
}
