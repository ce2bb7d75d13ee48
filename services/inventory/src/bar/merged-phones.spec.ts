import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarEntryRow, BottleRow } from './bottle.schema.ts';
import { bottleRowOf } from './bottles.ts';

const details = { size: 700, unit: 'ml', price: null, source: null, openedAt: null } as const;
const about = { barId: 'bar', ownerId: 'owner', actorId: 'somebody' };

/** What a phone does to one of the bottles it knows: its own, and those that stood there before. */
const act = fc.record({
  kind: fc.constantFrom('bought', 'spilled', 'given', 'counted', 'opened', 'removed', 'undone'),
  bottle: fc.nat(20),
  at: fc.integer({ min: 1, max: 30 }),
  ml: fc.integer({ min: 1, max: 400 }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const bought = (id: string, bottleId: string, at: number): BarEntryRow => ({
  ...about,
  _id: id,
  kind: 'bought',
  at: new Date(at),
  bottleIds: [bottleId],
  lines: [{ itemId: 'gin', bottleId, name: 'Gin', unit: 'ml', amount: null }],
  level: 700,
  details,
});
const stood = [bought('stood-0', 'bottle-0', 0), bought('stood-1', 'bottle-1', 0)];

function entriesOf(phone: number, acts: readonly Act[]): BarEntryRow[] {
  const known = ['bottle-0', 'bottle-1'];
  const written: BarEntryRow[] = [];
  for (const [index, { kind, bottle, at, ml }] of acts.entries()) {
    const _id = `${phone}-${index}`;
    if (kind === 'bought') {
      known.push(`bottle-${_id}`);
      written.push(bought(_id, `bottle-${_id}`, at));
      continue;
    }
    const bottleId = known[bottle % known.length] ?? '';
    const undone = kind === 'undone' ? written[bottle % Math.max(1, written.length)] : undefined;
    if (kind === 'undone' && (!undone || undone.kind === 'undone')) continue;
    const isPour = kind === 'spilled' || kind === 'given';
    const bottleIds = undone?.bottleIds ?? [bottleId];
    const line = { itemId: 'gin', bottleId: bottleIds[0] ?? '', name: 'Gin', unit: 'ml' as const };
    written.push({
      ...about,
      _id,
      kind,
      at: new Date(at),
      bottleIds,
      lines: [{ ...line, amount: isPour ? ml : null }],
      ...(kind === 'counted' && { level: ml }),
      ...(undone && { undoes: undone._id }),
    });
  }
  return written;
}

/** A ledger as the server keeps it: what has an id that is known is not written again. */
function shelfAfter(deliveries: readonly BarEntryRow[]): (BottleRow | null)[] {
  const ledger = new Map<string, BarEntryRow>();
  const shelf = new Map<string, BottleRow | null>();
  for (const entry of [...stood, ...deliveries]) {
    if (ledger.has(entry._id)) continue;
    ledger.set(entry._id, entry);
    for (const id of entry.bottleIds) {
      const all = [...ledger.values()].filter(({ bottleIds }) => bottleIds.includes(id));
      shelf.set(id, bottleRowOf(id, all));
    }
  }
  return [...shelf].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const histories = fc
  .array(fc.array(act, { maxLength: 8 }), { minLength: 2, maxLength: 5 })
  .map((phones) => phones.map((acts, phone) => entriesOf(phone, acts)));

describe('what several phones did without a connection', () => {
  it('comes to the same shelf in whatever order and however often it is told, without a bottle lost or a pour counted twice [BEYOND-241]', () => {
    fc.assert(
      fc.property(
        histories.chain((phones) => {
          const all = phones.flat();
          return fc.record({
            phones: fc.constant(phones),
            one: fc.shuffledSubarray([...all, ...all, ...all], { minLength: 3 * all.length }),
            other: fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }),
          });
        }),
        ({ phones, one, other }) => {
          const shelf = shelfAfter(phones.flat());
          expect(shelfAfter(one)).toEqual(shelf);
          expect(shelfAfter(other)).toEqual(shelf);
          const undone = new Set(phones.flat().map(({ undoes }) => undoes));
          for (const entry of [...stood, ...phones.flat()]) {
            if (entry.kind !== 'bought' || undone.has(entry._id)) continue;
            const [id = ''] = entry.bottleIds;
            const told = phones.flat().filter(({ bottleIds }) => bottleIds.includes(id));
            const valid = told.filter(({ _id, kind }) => kind !== 'undone' && !undone.has(_id));
            const row = shelf.find((bottle) => bottle?._id === id);
            expect(row === undefined).toBe(valid.some(({ kind }) => kind === 'removed'));
            if (!row || valid.some(({ kind }) => kind === 'counted')) continue;
            const poured = valid.reduce((sum, { lines: [line] }) => sum + (line?.amount ?? 0), 0);
            expect(row.level).toBe(Math.max(0, 700 - poured));
          }
        },
      ),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
