import type { Violation } from '../violation.ts';
import { type LedgerFacts, noting, type OutboxFact, subscriptions } from './ledger-facts.ts';
import { countBy, differ, range, sorted, violations } from './sets.ts';
import { outOfOrder } from './stream-order.ts';

/** Judges what is left after everything has settled. The order of the promises is that of docs/faults.md. */
export function judgeLedger(facts: LedgerFacts): Violation[] {
  return [
    ...everyEventArrived(facts),
    ...oneEffectEach(facts),
    ...rowIfAndOnlyIfEvent(facts),
    ...noGaps(facts),
    ...deadLettersArePoison(facts),
    ...acknowledgedIsThere(facts),
  ];
}

/** I1: every committed outbox row reaches every subscriber's inbox; what a job row asks for is done. */
function everyEventArrived({ outbox, inbox, jobs, queued, stream }: LedgerFacts): Violation[] {
  const arrived = new Set(inbox);
  const kept = new Set(stream.map(({ id }) => id));
  const missing = outbox.flatMap(({ id, subject, published }) => [
    ...(published ? [] : [`event ${id} is not marked as published`]),
    ...(kept.has(id) ? [] : [`event ${id} is not in the stream`]),
    ...(subscriptions[subject] ?? [])
      .filter((consumer) => !arrived.has(`${consumer}:${id}`))
      .map((consumer) => `event ${id} never reached ${consumer}`),
  ]);
  const undone = jobs
    .filter(({ state }) => state !== 'done')
    .map(({ key, state }) => `job ${key} is ${state}`);
  const left = queued.map((name) => `Redis still has ${name}`);
  return violations('I1', [...missing, ...undone, ...left]);
}

/** I2: one effect per consumer and event, and one per job. */
function oneEffectEach({ outbox, inbox, deadLetters, effects, jobs, postings }: LedgerFacts): Violation[] {
  const deadLettered = new Set(
    deadLetters.filter(({ consumer }) => consumer === noting).map(({ eventId }) => eventId),
  );
  const handled = inbox
    .filter((row) => row.startsWith(`${noting}:`))
    .map((row) => row.slice(noting.length + 1));
  const count = countBy(effects, ({ eventId }) => eventId);
  const wrong = [...new Set([...handled, ...count.keys()])].flatMap((eventId) => {
    const expected = deadLettered.has(eventId) ? 0 : 1;
    const found = count.get(eventId) ?? 0;
    return found === expected ? [] : [`event ${eventId} has ${found} effects instead of ${expected}`];
  });
  const posted = countBy(postings, ({ key }) => key);
  const wanted = new Set(jobs.filter(({ state }) => state === 'done').map(({ key }) => key));
  const wrongJobs = [...new Set([...wanted, ...posted.keys()])].flatMap((key) =>
    posted.get(key) === 1 && wanted.has(key) ? [] : [`job ${key} has ${posted.get(key) ?? 0} effects`],
  );
  const doubled = [...countBy(outbox, ({ id }) => id)].filter(([, times]) => times > 1);
  return violations('I2', [...wrong, ...wrongJobs, ...doubled.map(([id]) => `event ${id} exists twice`)]);
}

/** I3: a row if and only if its event, in both directions, for changes and for jobs. */
function rowIfAndOnlyIfEvent({ entries, outbox, jobs }: LedgerFacts): Violation[] {
  const made = outbox.filter(({ subject }) => subject.includes('.made.'));
  const flagged = outbox.filter(({ subject }) => subject.includes('.flagged.'));
  return violations('I3', [
    ...differ(
      'entry',
      entries.map(({ key }) => key),
      'event',
      made.map(({ key }) => key),
    ),
    ...differ(
      'flagged entry',
      entries.filter((entry) => entry.flagged).map(({ key }) => key),
      'event',
      flagged.map(({ key }) => key),
    ),
    ...differ(
      'flagged event',
      flagged.map(({ key }) => key),
      'job',
      jobs.map(({ key }) => key),
    ),
  ]);
}

/** I4: versions of an account without a gap, in its entries, in the outbox and in the order of the stream. */
function noGaps({ entries, accounts, outbox, stream, effects, deadLetters }: LedgerFacts): Violation[] {
  const made = outbox.filter(({ subject }) => subject.includes('.made.'));
  const wrong: string[] = [];
  for (const { account, version } of accounts) {
    const full = range(version);
    const ofEntries = sorted(
      entries.filter((entry) => entry.account === account).map((entry) => entry.version),
    );
    if (ofEntries.join() !== full.join()) wrong.push(`${account} has versions ${ofEntries} of ${version}`);
    const ofEvents = sorted(
      made.filter(({ aggregate }) => aggregate === `account:${account}`).map(revisionOf),
    );
    if (ofEvents.join() !== full.join())
      wrong.push(`events of ${account} have revisions ${ofEvents} of ${version}`);
    const deadLettered = new Set(deadLetters.map(({ eventId }) => eventId));
    const lost = new Set(made.filter(({ id }) => deadLettered.has(id)).map(({ id }) => id));
    const expected = made
      .filter(({ id, aggregate }) => aggregate === `account:${account}` && !lost.has(id))
      .map(revisionOf);
    const noted = sorted([...new Set(effects.filter((e) => e.account === account).map((e) => e.version))]);
    if (noted.join() !== sorted(expected).join()) wrong.push(`${account} was noted with versions ${noted}`);
  }
  return violations('I4', [...wrong, ...outOfOrder(stream)]);
}

/** I5: dead letters are exactly the poison. */
function deadLettersArePoison({ journal, outbox, deadLetters }: LedgerFacts): Violation[] {
  const made = new Map(
    outbox.filter(({ subject }) => subject.includes('.made.')).map((row) => [row.key, row.id]),
  );
  const poison = journal
    .filter((entry) => entry.poison !== 'none' && made.has(entry.key))
    .map(({ key }) => `${noting}:${made.get(key)}`);
  const deadLettered = deadLetters.map(({ consumer, eventId }) => `${consumer}:${eventId}`);
  return violations('I5', differ('poison', poison, 'dead letter', deadLettered));
}

/** I6: what was acknowledged is there as it was said, once per idempotency key. */
function acknowledgedIsThere({ journal, entries }: LedgerFacts): Violation[] {
  const there = new Map(entries.map((entry) => [entry.key, entry]));
  const wrong = journal.flatMap(({ key, version }) => {
    const entry = there.get(key);
    if (version === null) return [`entry ${key} was never acknowledged`];
    if (!entry) return [`entry ${key} was acknowledged and is not there`];
    return entry.version === version ? [] : [`entry ${key} is ${entry.version}, acknowledged ${version}`];
  });
  const asked = new Set(journal.map(({ key }) => key));
  const unasked = entries
    .filter(({ key }) => !asked.has(key))
    .map(({ key }) => `entry ${key} was never asked for`);
  return violations('I6', [...wrong, ...unasked]);
}

const revisionOf = ({ revision }: OutboxFact): number => revision;
