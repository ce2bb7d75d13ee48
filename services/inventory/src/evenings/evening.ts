import {
  type Evening,
  type EveningDrink,
  isOpenState,
  type Price,
  type TakenCost,
} from '@barspoon/contracts';
import { menuEngineeringOf, sumOf } from '@barspoon/mixology';
import type { BarTicketRow } from '../bar/ticket.schema.ts';

type Ticket = Pick<
  BarTicketRow,
  '_id' | 'recipeId' | 'drink' | 'price' | 'state' | 'reason' | 'placedAt' | 'readyAt' | 'endedAt' | 'ranOut'
>;
/** A drink of a menu with its price, and what pouring it would cost; null where that is not known. */
export interface OfferedDrink {
  recipeId: string;
  drink: string;
  price: Price | null;
  cost: Price | null;
}
export interface EveningFacts {
  /** In the order in which they were placed. */
  tickets: readonly Ticket[];
  /** What was poured for each that was served, by its id; absent where it was undone since. */
  costs: ReadonlyMap<string, TakenCost>;
  offered: readonly OfferedDrink[];
  tips: readonly Price[];
}

const quarterMs = 15 * 60_000;
const noCounts = () => ({ ordered: 0, served: 0, refused: 0, cancelled: 0 });
const nameOf = ({ recipeId, drink }: Pick<Ticket, 'recipeId' | 'drink'>) => `${recipeId} ${drink}`;

/** What came of what guests ordered. Implements BEYOND-253, BEYOND-254. */
export function eveningOf({ tickets, costs, offered, tips }: EveningFacts): Evening {
  const served = tickets.filter(({ state }) => state === 'served');
  const drinks = drinksOf(tickets, costs, offered);
  const { classes, popularFrom, profitableFrom } = menuEngineeringOf(drinks);
  return {
    ...countsOf(tickets),
    open: tickets.filter(({ state }) => isOpenState(state)).length,
    quarters: quartersOf(tickets),
    wait: waitOf(tickets),
    brought: pricesOf(served),
    unpriced: served.filter(({ price }) => price === null).length,
    ...costsOf(served, costs),
    tips: sumOf(tips),
    drinks: drinks.map((drink, at) => ({ ...drink, class: classes[at] ?? null })),
    popularFrom,
    profitableFrom: profitableFrom.map(({ amount, currency }) => ({ amount: Math.round(amount), currency })),
    // What was refused or cancelled gave it back.
    ranOut: tickets.flatMap(({ state, ranOut = [], placedAt }) =>
      state === 'refused' || state === 'cancelled'
        ? []
        : ranOut.map((drink) => ({ drink, at: placedAt.toISOString() })),
    ),
    refusals: tickets.flatMap(({ state, drink, reason, endedAt, placedAt }) =>
      state === 'refused' ? [{ drink, reason: reason ?? null, at: (endedAt ?? placedAt).toISOString() }] : [],
    ),
  };
}

const pricesOf = (tickets: readonly Pick<Ticket, 'price'>[]) =>
  sumOf(tickets.flatMap(({ price }) => price ?? []));

function countsOf(tickets: readonly Pick<Ticket, 'state'>[]) {
  const counts = { ...noCounts(), ordered: tickets.length };
  for (const { state } of tickets) {
    if (!isOpenState(state)) counts[state] += 1;
  }
  return counts;
}

/** What has no price, or is of an entry that nobody knows any more, costs nothing here: the sum is the least. */
function costsOf(served: readonly Ticket[], costs: EveningFacts['costs']) {
  const known = served.map(({ _id }) => costs.get(_id) ?? null);
  return {
    cost: sumOf(known.flatMap((cost) => cost?.totals ?? [])),
    isCostPartial: known.some((cost) => cost === null || cost.isPartial),
  };
}

function drinksOf(
  tickets: readonly Ticket[],
  costs: EveningFacts['costs'],
  offered: readonly OfferedDrink[],
): Omit<EveningDrink, 'class'>[] {
  const groups = Map.groupBy(tickets, nameOf);
  const ordered = [...groups.values()].map((group) => {
    const { recipeId = '', drink = '' } = group[0] ?? {};
    const served = group.filter(({ state }) => state === 'served');
    const brought = pricesOf(served);
    const spent = costsOf(served, costs);
    const isKnown = !spent.isCostPartial && served.every(({ price }) => price !== null);
    return {
      recipeId,
      drink,
      ...countsOf(group),
      brought,
      ...spent,
      margin: isKnown ? marginOf(brought, spent.cost, served.length) : null,
    };
  });
  const never = offered.filter((one) => !groups.has(nameOf(one)));
  return [
    ...ordered,
    ...[...new Map(never.map((one) => [nameOf(one), one])).values()].map(
      ({ recipeId, drink, price, cost }) => ({
        recipeId,
        drink,
        ...noCounts(),
        brought: [],
        cost: [],
        isCostPartial: false,
        margin: price && cost ? marginOf([price], [cost], 1) : null,
      }),
    ),
  ].sort((one, other) => other.served - one.served || (one.drink < other.drink ? -1 : 1));
}

/** Of one; null unless all of it is in one currency. */
function marginOf([price, ...others]: readonly Price[], costs: readonly Price[], count: number) {
  const [cost, ...more] = costs;
  if (!price || !cost || others.length + more.length > 0 || price.currency !== cost.currency) return null;
  return { amount: Math.round((price.amount - cost.amount) / count), currency: price.currency };
}

/** Every zone of the world is a whole number of quarters of an hour from the next. */
function quartersOf(tickets: readonly Ticket[]): Evening['quarters'] {
  const quarters = new Map<number, ReturnType<typeof noCounts>>();
  const note = (at: Date, what: keyof ReturnType<typeof noCounts>) => {
    const start = Math.floor(at.getTime() / quarterMs) * quarterMs;
    const counts = quarters.get(start) ?? noCounts();
    counts[what] += 1;
    quarters.set(start, counts);
  };
  for (const { state, placedAt, endedAt } of tickets) {
    note(placedAt, 'ordered');
    if (!isOpenState(state)) note(endedAt ?? placedAt, state);
  }
  return [...quarters]
    .sort(([one], [other]) => one - other)
    .map(([start, counts]) => ({ at: new Date(start).toISOString(), ...counts }));
}

/** By nearest rank: the wait that nine of ten were spared or had at most. */
function waitOf(tickets: readonly Ticket[]): Evening['wait'] {
  const waits = tickets
    .flatMap(({ readyAt, placedAt }) =>
      readyAt ? [Math.round((readyAt.getTime() - placedAt.getTime()) / 1000)] : [],
    )
    .sort((one, other) => one - other);
  const at = (share: number) => waits[Math.ceil(waits.length * share) - 1] ?? 0;
  return waits.length === 0 ? null : { count: waits.length, median: at(0.5), p90: at(0.9) };
}
