import type { BottleUnit, LedgerKind, Price } from '@barspoon/contracts';
import { sumOf } from './drink-cost.ts';

/** A count of a bar: bottles with what was in them, null for what was passed over. */
export interface CountedBar {
  id: string;
  /** Anything that is ordered by `<`. */
  at: number;
  lines: readonly { bottleId: string | null; unit: BottleUnit; level?: number | null | undefined }[];
}

/** An entry between two counts that nobody has withdrawn. */
export interface EntryBetween {
  id: string;
  at: number;
  kind: LedgerKind;
  /** Of what was bought or prepared. */
  level?: number | null | undefined;
  lines: readonly { bottleId: string | null; unit: BottleUnit; amount: number | null }[];
}

/** What is written on a bottle, also on one that is gone. */
export interface KnownBottle {
  id: string;
  itemId: string;
  name: string;
  size: number;
  unit: BottleUnit;
  price: Price | null;
}

/** What went, in the unit of the bottles. */
export interface Went {
  used: number;
  made: number;
  spilled: number;
  given: number;
  unexplained: number;
}
interface BottleVariance extends Went {
  bottleId: string;
  size: number;
  before: number;
  after: number;
  isBought: boolean;
  isGone: boolean;
}

const takingKinds = ['made', 'spilled', 'given'] as const;
const rounded = (amount: number): number => Math.round(Number((amount * 100).toFixed(4))) / 100 || 0;
const whole = (amount: number): number => Math.round(Number(amount.toFixed(6))) || 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const isBehind = (one: { at: number; id: string }, other: { at: number; id: string }): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at;

/**
 * What went between two counts, what entries explain of it, and what nothing explains. A bottle that was bought in between
 * begins with what was in it then; one that was taken off the bar is counted as empty, so that nothing goes
 * unseen with it. A bottle that one of the counts does not know is named and left out. What is unexplained costs by the bottle it is missing
 * from. Implements BEYOND-235.
 * @param entries in any order; those outside of the two counts are passed over
 */
export function varianceOf(
  from: CountedBar,
  to: CountedBar,
  entries: readonly EntryBetween[],
  bottles: readonly KnownBottle[],
) {
  const between = entries.filter((entry) => isBehind(entry, from) && isBehind(to, entry));
  const ofBottle = new Map<string, EntryBetween[]>();
  for (const entry of between)
    for (const id of new Set(entry.lines.map(({ bottleId }) => bottleId ?? '')))
      ofBottle.set(id, [...(ofBottle.get(id) ?? []), entry]);
  const counts = [linesOf(from), linesOf(to)] as const;
  const items = new Map<string, { name: string; unit: BottleUnit; bottles: Compared[] }>();
  const uncounted = new Set<string>();
  for (const bottle of bottles) {
    const compared = compare(bottle, counts, ofBottle.get(bottle.id) ?? []);
    if (compared === 'unknown') uncounted.add(bottle.name);
    if (compared === 'absent' || compared === 'unknown') continue;
    const key = `${bottle.itemId} ${bottle.unit}`;
    const item = items.get(key) ?? { name: bottle.name, unit: bottle.unit, bottles: [] };
    item.bottles.push({ bottle, ...compared });
    items.set(key, item);
  }
  const shown = [...items.values()].map(itemOf);
  const weight = ({ cost, unexplained }: (typeof shown)[number]) =>
    [sum(cost.map(({ amount }) => Math.abs(amount))), Math.abs(unexplained)] as const;
  shown.sort((one, other) => {
    const [a, b] = [weight(one), weight(other)];
    return b[0] - a[0] || b[1] - a[1] || (one.name < other.name ? -1 : 1);
  });
  return {
    items: shown,
    cost: sumOf(shown.flatMap(({ cost }) => cost)),
    isPartial: shown.some(({ isPartial }) => isPartial),
    uncounted: [...uncounted].sort(),
  };
}

type Compared = Omit<BottleVariance, 'bottleId' | 'size'> & { bottle: KnownBottle };
type Lines = ReadonlyMap<string, CountedBar['lines'][number]>;

const linesOf = ({ lines }: CountedBar): Lines =>
  new Map(lines.flatMap((line) => (line.bottleId === null ? [] : [[line.bottleId, line]])));

/** A batch names the bottle that it fills before those it takes from. */
const broughtBottle = ({ kind, lines }: EntryBetween, bottleId: string): boolean =>
  kind === 'bought' || (kind === 'prepared' && lines[0]?.bottleId === bottleId);

/** Absent where there was nothing to count, unknown where nobody can tell what went. */
function compare(
  { id, unit }: KnownBottle,
  [first, last]: readonly [Lines, Lines],
  entries: readonly EntryBetween[],
): Omit<Compared, 'bottle'> | 'absent' | 'unknown' {
  const start = first.get(id);
  const end = last.get(id);
  const bought = entries.find((entry) => broughtBottle(entry, id));
  const isGone = !end && entries.some(({ kind }) => kind === 'removed');
  const before = start ? start.level : bought?.level;
  const wasEmpty = !end && start?.level === 0;
  const after = end ? end.level : isGone || wasEmpty ? 0 : undefined;
  const takings = entries.flatMap(({ kind, lines }) =>
    lines.flatMap((line) =>
      line.bottleId === id && line.amount !== null
        ? [{ ...line, kind: kind === 'prepared' ? 'made' : kind }]
        : [],
    ),
  );
  if (!start && !end && !bought && takings.length === 0) return 'absent';
  const measures = [start, end, ...takings].flatMap((one) => one?.unit ?? []);
  if (before == null || after == null || measures.some((one) => one !== unit)) return 'unknown';
  const [made = 0, spilled = 0, given = 0] = takingKinds.map((kind) =>
    sum(takings.flatMap((taking) => (taking.kind === kind ? [taking.amount ?? 0] : []))),
  );
  const used = before - after;
  const unexplained = used - made - spilled - given;
  return { before, after, isBought: !start, isGone, used, made, spilled, given, unexplained };
}

function itemOf({ name, unit, bottles }: { name: string; unit: BottleUnit; bottles: readonly Compared[] }) {
  const total = (of: (one: Compared) => number) => rounded(sum(bottles.map(of)));
  const inBottles = (of: (one: Compared) => number) => total((one) => of(one) / one.bottle.size);
  const prices = bottles.flatMap(({ bottle, unexplained }) =>
    bottle.price
      ? [{ ...bottle.price, amount: (rounded(unexplained) * bottle.price.amount) / bottle.size }]
      : [],
  );
  return {
    itemId: bottles[0]?.bottle.itemId ?? '',
    name,
    unit,
    used: total(({ used }) => used),
    made: total(({ made }) => made),
    spilled: total(({ spilled }) => spilled),
    given: total(({ given }) => given),
    unexplained: total(({ unexplained }) => unexplained),
    inBottles: {
      used: inBottles(({ used }) => used),
      explained: inBottles(({ used, unexplained }) => used - unexplained),
      unexplained: inBottles(({ unexplained }) => unexplained),
    },
    cost: sumOf(prices)
      .map(({ amount, currency }) => ({ amount: whole(amount), currency }))
      .filter(({ amount }) => amount !== 0),
    isPartial: bottles.some(({ bottle, unexplained }) => !bottle.price && rounded(unexplained) !== 0),
    bottles: bottles.map(
      ({ bottle, ...one }): BottleVariance => ({
        bottleId: bottle.id,
        size: bottle.size,
        before: rounded(one.before),
        after: rounded(one.after),
        isBought: one.isBought,
        isGone: one.isGone,
        used: rounded(one.used),
        made: rounded(one.made),
        spilled: rounded(one.spilled),
        given: rounded(one.given),
        unexplained: rounded(one.unexplained),
      }),
    ),
  };
}
