import type { Violation } from '../fault.ts';
import type { BarFacts } from './bar-facts.ts';
import { countBy, differ, range, sorted, violations } from './sets.ts';
import { outOfOrder } from './stream-order.ts';

/** Judges what members filling their bars have left, after everything has settled. */
export function judgeBars(facts: BarFacts): Violation[] {
  return [
    ...everyEventArrived(facts),
    ...onePointEach(facts),
    ...violations('I3', differ('bar link', facts.links, 'event', facts.outbox.map(keyOf))),
    ...noGaps(facts),
    ...violations(
      'I5',
      facts.deadLetters.map((deadLetter) => `${deadLetter} was given up`),
    ),
    ...acknowledgedIsThere(facts),
  ];
}

function everyEventArrived({ outbox, awarded, jobs, queued, stream }: BarFacts): Violation[] {
  const arrived = new Set(awarded);
  const kept = new Set(stream.map(({ id }) => id));
  return violations('I1', [
    ...outbox.filter(({ published }) => !published).map(({ id }) => `event ${id} is not published`),
    ...outbox.filter(({ id }) => !kept.has(id)).map(({ id }) => `event ${id} is not in the stream`),
    ...outbox.filter(({ id }) => !arrived.has(id)).map(({ id }) => `event ${id} never reached the points`),
    ...jobs.filter(({ state }) => state !== 'done').map(({ id, state }) => `job ${id} is ${state}`),
    ...queued.map((name) => `Redis still has ${name}`),
  ]);
}

/** I2: one activity per link, and a total that is their sum. */
function onePointEach({ links, activities, points }: BarFacts): Violation[] {
  const times = countBy(activities, keyOf);
  const wrong = [...new Set([...links, ...times.keys()])]
    .filter((key) => times.get(key) !== 1)
    .map((key) => `${key} was awarded ${times.get(key) ?? 0} times`);
  const wrongTotals = points.flatMap(({ member, total }) => {
    const own = activities.filter((activity) => activity.member === member);
    const sum = own.reduce((all, activity) => all + activity.points, 0);
    return sum === total ? [] : [`${member} has ${total} points instead of ${sum}`];
  });
  return violations('I2', [...wrong, ...wrongTotals]);
}

function noGaps({ bars, outbox, stream }: BarFacts): Violation[] {
  const wrong = bars.flatMap(({ member, sequence }) => {
    const revisions = sorted(
      outbox.filter((row) => row.member === member).map(({ revision }) => revision),
    ).join();
    return revisions === range(sequence).join()
      ? []
      : [`events of ${member} have revisions ${revisions} of ${sequence}`];
  });
  return violations('I4', [...wrong, ...outOfOrder(stream)]);
}

function acknowledgedIsThere({ journal, links }: BarFacts): Violation[] {
  const there = new Set(links);
  const asked = new Set(journal.map(keyOf));
  return violations('I6', [
    ...journal.filter(({ acknowledged }) => !acknowledged).map(({ key }) => `${key} was never acknowledged`),
    ...journal
      .filter(({ key, acknowledged }) => acknowledged && !there.has(key))
      .map(({ key }) => `${key} was acknowledged and is not there`),
    ...links.filter((key) => !asked.has(key)).map((key) => `${key} was never asked for`),
  ]);
}

const keyOf = ({ key }: { key: string }): string => key;
