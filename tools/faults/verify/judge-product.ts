import { queuesOf } from '@barspoon/messaging/names';
import type { Document } from 'mongodb';
import { type Act, acts, keyOf, leftBy, numberedByEvents } from '../../load/acts.ts';
import type { Journalled } from '../load/journal.ts';
import type { Violation } from '../violation.ts';
import { derivedCollections, judgeDerived } from './judge-derived.ts';
import { orderCollections, ordersAddUp } from './judge-orders.ts';
import { listeners, type OutboxEvent, type ProductFacts, type ServiceFacts } from './product-facts.ts';
import { countBy, differ, range, sorted, violations } from './sets.ts';
import { outOfOrder } from './stream-order.ts';

/** Everything that acts and what is derived from them name. */
export const judgedCollections = [
  ...acts,
  ...acts.flatMap(({ effects = [], counts = [] }) => [...effects, ...counts]),
  ...numberedByEvents,
  ...derivedCollections,
  ...orderCollections,
];

/** Judges what members who used the product have left, after everything has settled. */
export function judgeProduct(facts: ProductFacts): Violation[] {
  const services = [...facts.services.values()];
  return [
    ...services.flatMap((service) => everyEventArrived(service, facts)),
    ...services.flatMap(({ jobs }) => everyJobDone(jobs, facts.queued)),
    ...acts.flatMap((act) => oneEventEach(act, facts)),
    ...acts.flatMap((act) => oneEffectEach(act, facts)),
    ...acts.flatMap((act) => countsOf(act, facts)),
    ...judgeDerived(facts),
    ...ordersAddUp({ rows: facts.rows, outbox: facts.services.get('inventory')?.outbox ?? [] }),
    ...numberedByEvents.flatMap((numbered) => noGaps(numbered, facts)),
    ...violations(
      'I4',
      services.flatMap(({ stream }) => outOfOrder(stream)),
    ),
    ...violations(
      'I5',
      services.flatMap(({ deadLetters }) => deadLetters.map((deadLetter) => `${deadLetter} was given up`)),
    ),
    ...acts.flatMap((act) => acknowledgedIsThere(act, facts)),
  ];
}

function everyEventArrived({ outbox, stream }: ServiceFacts, { services }: ProductFacts): Violation[] {
  const kept = new Set(stream.map(({ id }) => id));
  const missed = outbox.flatMap(({ id, subject }) =>
    listeners
      .filter((listener) => listener.subject === subject)
      .filter((listener) => !services.get(listener.service)?.inbox.has(`${listener.id}:${id}`))
      .map((listener) => `event ${id} never reached ${listener.id}`),
  );
  return violations('I1', [
    ...outbox.filter(({ published }) => !published).map(({ id }) => `event ${id} is not published`),
    ...outbox.filter(({ id }) => !kept.has(id)).map(({ id }) => `event ${id} is not in the stream`),
    ...missed,
  ]);
}

/** Work that waits for a later hour may be pending. */
function everyJobDone(jobs: ServiceFacts['jobs'], queued: ReadonlySet<string>): Violation[] {
  const open = jobs.filter(({ state, isDue }) => state === 'failed' || (state === 'pending' && isDue));
  const done = jobs
    .filter(({ state }) => state === 'done')
    .map(({ id, name }) => `${queuesOf(name.split('.')[0] ?? '')}:${name}:${id}`);
  return violations('I1', [
    ...open.map(({ id, state }) => `job ${id} is ${state}`),
    ...done.filter((name) => queued.has(name)).map((name) => `Redis still has ${name}`),
  ]);
}

/** What members have left by an act. */
const rowsOf = (act: Act, facts: ProductFacts): Document[] =>
  leftBy(act, facts.rows(act.service, act.collection));

/** The events of an act. */
function toldOf({ event, service }: Act, facts: ProductFacts): OutboxEvent[] {
  if (!event) return [];
  const subject = new RegExp(`^evt\\.${event.type.replaceAll('.', '\\.')}\\.v\\d+$`);
  return (facts.services.get(service)?.outbox ?? []).filter(
    (row) => subject.test(row.subject) && (event.where?.(row.data) ?? true),
  );
}

/** I3: a row if and only if its event. */
function oneEventEach(act: Act, facts: ProductFacts): Violation[] {
  const { kind, event } = act;
  if (!event) return [];
  const told = toldOf(act, facts).map(({ data }) => event.of(data));
  const rows = rowsOf(act, facts).map(event.from);
  return violations('I3', differ(kind, rows, `event ${event.type}`, told));
}

/** I2: whatever follows from a row, or from its event, has followed once. */
function oneEffectEach(act: Act, facts: ProductFacts): Violation[] {
  const { kind, effects = [] } = act;
  return effects.flatMap(({ name, of, from, where, ...place }) => {
    const found = facts.rows(place.service, place.collection).filter((row) => matches(row, where));
    const causes = 'row' in from ? rowsOf(act, facts).map(from.row) : toldOf(act, facts).map(from.event);
    return violations('I2', differ(kind, causes, name, found.map(of)));
  });
}

/** I2: stored counts equal the number of rows. */
function countsOf(act: Act, facts: ProductFacts): Violation[] {
  const { kind, counts = [] } = act;
  return counts.flatMap(({ of, field, ...place }) => {
    const there = countBy(rowsOf(act, facts), of);
    const kept = new Map(
      facts.rows(place.service, place.collection).map((row) => [String(row._id), row[field] ?? 0]),
    );
    return violations(
      'I2',
      [...new Set([...there.keys(), ...kept.keys()])]
        .filter((id) => (there.get(id) ?? 0) !== (kept.get(id) ?? 0))
        .map((id) => `${id} has ${field} ${kept.get(id) ?? 0} instead of ${there.get(id) ?? 0} (${kind})`),
    );
  });
}

function noGaps(
  { service, collection, field, aggregate }: (typeof numberedByEvents)[number],
  facts: ProductFacts,
): Violation[] {
  const events = Map.groupBy(facts.services.get(service)?.outbox ?? [], (event) => event.aggregate);
  const wrong = facts.rows(service, collection).flatMap(({ _id, [field]: last }) => {
    const revisions = (events.get(`${aggregate}:${_id}`) ?? []).map(({ revision }) => revision);
    const seen = sorted(revisions).join();
    return seen === range(last ?? 0).join()
      ? []
      : [`events of ${aggregate}:${_id} have revisions ${seen} of ${last}`];
  });
  return violations('I4', wrong);
}

/** I6: what was acknowledged is there, as often as it was asked for at most, and nothing else. */
function acknowledgedIsThere(act: Act, facts: ProductFacts): Violation[] {
  const { kind, repeatable } = act;
  const journal = facts.journal.filter(({ key }) => key.startsWith(`${kind} `));
  const there = countBy(rowsOf(act, facts), (row) => keyOf(kind, act.member(row), act.target(row)));
  const asked = new Map(journal.map((line) => [line.key, line]));
  const tooOften = [...there].filter(([key, times]) => times > maxTimes(asked.get(key), repeatable));
  return violations('I6', [
    ...journal.filter(({ acknowledged }) => !acknowledged).map(({ key }) => `${key} was never acknowledged`),
    ...journal
      .filter(({ key, acknowledged }) => acknowledged && !there.has(key))
      .map(({ key }) => `${key} was acknowledged and is not there`),
    ...tooOften.map(([key, times]) =>
      asked.has(key) ? `${key} is there ${times} times` : `${key} was never asked for`,
    ),
  ]);
}

const maxTimes = (line: Journalled | undefined, repeatable: true | undefined): number =>
  line && repeatable ? line.tries : line ? 1 : 0;

/** The few conditions that acts use. */
const matches = (row: Document, where: Document): boolean =>
  Object.entries(where).every(([name, value]) =>
    typeof value === 'object' ? new RegExp(value.$regex).test(row[name]) : row[name] === value,
  );
