import type { BottleUnit, LibraryIngredient, SpecLine } from '@barspoon/contracts';
import { lineMl } from './facts.ts';
import { normalize } from './normalize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A bottle that stands on a bar. */
export interface StandingBottle {
  id: string;
  itemId: string;
  unit: BottleUnit;
  level: number | null;
  /** ISO moments, or milliseconds. */
  openedAt: string | number | null;
  addedAt: string | number;
}

export interface StandingItem {
  id: string;
  name: string;
  ingredient: string | null;
}

/** What a drink takes off the bar. */
export interface Taking {
  itemId: string;
  bottleId: string | null;
  name: string;
  unit: BottleUnit;
  amount: number;
}

/** What stands on a bar. */
export interface Standing {
  items: readonly StandingItem[];
  bottles: readonly StandingBottle[];
  vocabulary: Vocabulary<LibraryIngredient>;
}
/** What stands there beside an item: nothing is made from itself. */
export const withoutItem = <B extends Standing>(bar: B, itemId: string): B => ({
  ...bar,
  items: bar.items.filter(({ id }) => id !== itemId),
});

/** What of a line says how much of what it asks for. */
export type AskedLine = Pick<SpecLine, 'amount' | 'unit' | 'name' | 'ingredient' | 'optional'>;
interface Source {
  item: StandingItem;
  bottle: StandingBottle | null;
}

/**
 * What lines of a recipe take off a bar, what the bar has not, and of what nobody can tell how much. An item meets a line by the one rule of matching; the
 * very ingredient comes before its kinds, what is open before what is closed, and what is empty last. Optional lines,
 * staples and what is judged by eye take nothing. Implements BEYOND-204.
 * @param times how often the lines are made
 */
export function takingsOf(lines: readonly AskedLine[], times: number, bar: Standing) {
  const left = new Map(bar.bottles.map(({ id, level }) => [id, level]));
  const takings = new Map<string, Taking>();
  const lacking: string[] = [];
  const unmeasured: string[] = [];
  for (const line of lines) {
    const node = bar.vocabulary.nodeOf(line);
    if (line.optional || node?.staple) continue;
    const sources = sourcesOf(line, node, bar, left);
    const [first] = sources;
    if (!first) {
      lacking.push(line.name);
      continue;
    }
    const unit = first.bottle?.unit ?? (mlOf(line, node) === undefined ? 'piece' : 'ml');
    const asked = amountOf(line, node, unit, bar.vocabulary.nodeOf(first.item));
    if (asked === undefined) {
      unmeasured.push(line.name);
      continue;
    }
    const same = sources.filter(
      ({ item, bottle }) => item === first.item && (!bottle || bottle.unit === unit),
    );
    let rest = asked * times;
    for (const [index, { item, bottle }] of same.entries()) {
      const known = bottle ? (left.get(bottle.id) ?? null) : null;
      const isLast = index === same.length - 1;
      const amount = known === null || isLast ? rest : Math.min(known, rest);
      if (amount <= 0) continue;
      if (bottle && known !== null) left.set(bottle.id, Math.max(0, known - amount));
      take(takings, { itemId: item.id, bottleId: bottle?.id ?? null, name: item.name, unit, amount });
      rest -= amount;
    }
  }
  return {
    takings: [...takings.values()].map((taking) => ({
      ...taking,
      amount: Math.round(taking.amount * 100) / 100,
    })),
    lacking,
    unmeasured,
  };
}

function take(takings: Map<string, Taking>, taking: Taking): void {
  const key = `${taking.itemId} ${taking.bottleId} ${taking.unit}`;
  const known = takings.get(key);
  takings.set(key, { ...taking, amount: taking.amount + (known?.amount ?? 0) });
}

const mlOf = ({ amount, unit }: AskedLine, ingredient: LibraryIngredient | undefined): number | undefined =>
  amount === null ? undefined : lineMl({ amount, unit, ingredient });

/** The amount of one making in the unit of a bottle. A lime in pieces gives its juice. */
export function amountOf(
  line: AskedLine,
  node: LibraryIngredient | undefined,
  unit: BottleUnit,
  owned: LibraryIngredient | undefined,
): number | undefined {
  if (line.amount === null) return undefined;
  const ml = mlOf(line, node);
  if (unit === 'ml') return ml;
  if (line.unit === 'piece') return line.amount;
  return ml !== undefined && owned?.pieceMl ? ml / owned.pieceMl : undefined;
}

/** What of a bar meets a line, in the order in which it is taken. */
export function sourcesOf(
  line: AskedLine,
  node: LibraryIngredient | undefined,
  bar: Standing,
  left: ReadonlyMap<string, number | null>,
): Source[] {
  const needed = { name: line.name, ingredient: line.ingredient ?? undefined };
  return bar.items
    .filter((item) =>
      bar.vocabulary.satisfies({ name: item.name, ingredient: item.ingredient ?? undefined }, needed),
    )
    .flatMap((item): Source[] => {
      const own = bar.bottles.filter(({ itemId }) => itemId === item.id);
      return own.length > 0 ? own.map((bottle) => ({ item, bottle })) : [{ item, bottle: null }];
    })
    .map((source) => ({ source, rank: rankOf(source, line, node, bar, left) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ source }) => source);
}

type Rank = readonly (string | number)[];

function rankOf(
  { item, bottle }: Source,
  line: AskedLine,
  node: LibraryIngredient | undefined,
  bar: Standing,
  left: Left,
): Rank {
  const isEmpty = bottle !== null && left.get(bottle.id) === 0;
  const isSame =
    (node !== undefined && bar.vocabulary.nodeOf(item) === node) ||
    normalize(item.name) === normalize(line.name);
  return [
    isEmpty ? 1 : 0,
    isSame ? 0 : 1,
    bottle ? 0 : 1,
    bottle?.openedAt == null ? 1 : 0,
    bottle?.openedAt ?? 0,
    bottle?.addedAt ?? 0,
    bottle?.id ?? item.id,
  ];
}
type Left = ReadonlyMap<string, number | null>;

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}
