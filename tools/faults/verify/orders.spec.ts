import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { acts, leftBy } from '../../load/acts.ts';
import { ordersAddUp, raceIsExact } from './judge-orders.ts';

const takings = [{ itemId: 'i', bottleId: 'gin', amount: 70, name: 'Gin' }];
const ticket = (_id: string, state: string) => ({ _id, barId: 'm', state, takings, keyHash: `hash-${_id}` });
const entry = (_id: string, amount = 70) => ({
  _id,
  kind: 'made',
  actorId: 'm',
  recipe: { id: 'r' },
  lines: [{ itemId: 'i', bottleId: 'gin', amount }],
});
const toldOf = (entryId: string) => ({
  id: `e-${entryId}`,
  subject: 'evt.inventory.drink.made.v1',
  aggregate: `bar-entry:${entryId}`,
  revision: 1,
  published: true,
  data: { entryId, memberId: 'm', recipeId: 'r' },
});
/** One is served, one waits and one was cancelled, on a bottle for two. */
const evening = () => ({
  tickets: [ticket('t1', 'served'), ticket('t2', 'waiting'), ticket('t3', 'cancelled')],
  entries: [entry('t1')],
  bottles: [{ _id: 'gin', level: 70 }],
  outbox: [toldOf('t1')],
});
type Evening = ReturnType<typeof evening>;
const judged = (change: (evening: Evening) => void) => {
  const seen = evening();
  change(seen);
  const kept: Record<string, Document[]> = {
    bar_tickets: seen.tickets,
    bar_entries: seen.entries,
    bar_bottles: seen.bottles,
  };
  return ordersAddUp({ rows: (_, collection) => kept[collection] ?? [], outbox: seen.outbox }).map(
    ({ invariant, what }) => `${invariant} ${what}`,
  );
};

describe('orders of guests under faults [BEYOND-249, BEYOND-251]', () => {
  it('are poured when they are served, and hold what is there until then', () => {
    expect(judged(() => undefined)).toEqual([]);
  });

  it.each<[string, (evening: Evening) => void, string[]]>([
    [
      'that were served and are not in the ledger',
      ({ entries }) => entries.pop(),
      ['I2 served order t1 without entry of an order'],
    ],
    [
      'that were poured twice',
      ({ entries }) => entries.push(entry('again')),
      ['I2 entry of an order again without served order'],
    ],
    [
      'that were poured and still wait',
      ({ entries, outbox }) => {
        entries.push(entry('t2'));
        outbox.push(toldOf('t2'));
      },
      ['I2 entry of an order t2 without served order', 'I3 event of a drink made t2 without served order'],
    ],
    [
      'that took something else than they held',
      ({ entries }) => entries.splice(0, 1, entry('t1', 60)),
      ['I2 order t1 held 70 of gin and took 60 of gin'],
    ],
    [
      'that were served without an event',
      ({ outbox }) => outbox.pop(),
      ['I3 served order t1 without event of a drink made'],
    ],
    [
      'that hold more than there is',
      ({ tickets }) => tickets.push(ticket('t4', 'begun')),
      ['I2 orders hold 140 ml of bottle gin, which has 70'],
    ],
  ])('are found %s', (_, change, found) => {
    expect(judged(change)).toEqual(found);
  });
});

describe('a race for the last of a bottle [BEYOND-249]', () => {
  const race = { taken: ['hash-t1', 'hash-t2'], refused: ['hash-t9'] };
  const rows = [ticket('t1', 'waiting'), ticket('t2', 'waiting')];
  const found = (taken: string[], tickets: Document[]) =>
    raceIsExact({ ...race, taken }, 2, tickets).map(({ what }) => what);

  it('is won by as many as there is for', () => {
    expect(found(race.taken, rows)).toEqual([]);
  });

  it.each<[string, string[], Document[], string[]]>([
    [
      'one too many',
      [...race.taken, 'hash-t3'],
      [...rows, ticket('t3', 'waiting')],
      ['3 orders were taken on stock for 2, and 1 refused'],
    ],
    ['one too few', ['hash-t1'], rows.slice(0, 1), ['1 orders were taken on stock for 2, and 1 refused']],
    ['one that is lost', race.taken, rows.slice(0, 1), ['order taken hash-t2 without row']],
    ['one that stands twice', race.taken, [...rows, ticket('t2', 'waiting')], ['1 of row too many']],
    [
      'one that its guest knows nothing of',
      race.taken,
      [...rows, ticket('t9', 'waiting')],
      ['row hash-t9 without order taken'],
    ],
  ])('is not, with %s', (_, taken, tickets, what) => {
    expect(found(taken, tickets)).toEqual(what);
  });
});

describe('an order that is an act', () => {
  const act = acts.find(({ kind }) => kind === 'order');

  it('is known by the secret that its guest keeps, and is not what somebody else ordered', () => {
    const asked = { barId: 'm', drink: 'i', table: 'code', keyHash: 'h7ePMA-other' };
    expect(act && leftBy(act, [asked])).toEqual([]);
  });
});
