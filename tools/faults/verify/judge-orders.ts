import type { Document } from 'mongodb';
import { isMadeByAct } from '../../load/acts.ts';
import type { Violation } from '../violation.ts';
import type { OutboxEvent, ProductFacts } from './product-facts.ts';
import { differ, violations } from './sets.ts';

/** What is judged of orders. */
export const orderCollections = [
  { service: 'inventory', collection: 'bar_tickets' },
  { service: 'inventory', collection: 'bar_entries' },
  { service: 'inventory', collection: 'bar_bottles' },
] as const;

interface Line {
  bottleId: string | null;
  amount: number | null;
}
const told = (lines: readonly Line[]) =>
  lines.map(({ bottleId, amount }) => `${amount} of ${bottleId}`).join(', ');
const openStates = ['waiting', 'begun', 'ready'];

/**
 * An order was poured if and only if it was served, once, and what it held: I2 for the entry, I3 for its event. What is held
 * is in the bottles. Implements BEYOND-249, BEYOND-251.
 */
export function ordersAddUp({
  rows,
  outbox,
}: Pick<ProductFacts, 'rows'> & { outbox: readonly OutboxEvent[] }): Violation[] {
  const tickets = rows('inventory', 'bar_tickets');
  const byId = new Map(tickets.map((ticket) => [String(ticket._id), ticket]));
  const served = tickets.filter(({ state }) => state === 'served');
  const poured = rows('inventory', 'bar_entries').filter(
    ({ _id, kind, actorId, recipe }) => kind === 'made' && !isMadeByAct(_id, actorId, recipe.id),
  );
  const tellings = outbox.filter(
    ({ subject, data }) =>
      subject.startsWith('evt.inventory.drink.made.') &&
      !isMadeByAct(data.entryId, data.memberId, data.recipeId),
  );
  const idsOf = (all: readonly Document[]) => all.map(({ _id }) => String(_id));
  return [
    ...violations('I2', [
      ...differ('served order', idsOf(served), 'entry of an order', idsOf(poured)),
      ...poured.flatMap(({ _id, lines }) => {
        const held = byId.get(String(_id));
        return held && told(held.takings) !== told(lines)
          ? [`order ${_id} held ${told(held.takings)} and took ${told(lines)}`]
          : [];
      }),
      ...heldBeyondLevels(
        tickets.filter(({ state }) => openStates.includes(state)),
        rows('inventory', 'bar_bottles'),
      ),
    ]),
    ...violations(
      'I3',
      differ(
        'served order',
        idsOf(served),
        'event of a drink made',
        tellings.map(({ data }) => data.entryId),
      ),
    ),
  ];
}

/** What open orders hold is there. */
function heldBeyondLevels(open: readonly Document[], bottles: readonly Document[]): string[] {
  const held = new Map<string, number>();
  for (const { takings } of open)
    for (const { bottleId, amount } of takings as Line[])
      if (bottleId !== null) held.set(bottleId, (held.get(bottleId) ?? 0) + (amount ?? 0));
  const levels = new Map(bottles.map(({ _id, level }) => [String(_id), level as number | null]));
  return [...held]
    .filter(([id, amount]) => levels.get(id) !== null && amount > (levels.get(id) ?? 0) + 0.01)
    .map(([id, amount]) => `orders hold ${amount} ml of bottle ${id}, which has ${levels.get(id) ?? 0}`);
}

/** What guests who ordered the last of a bottle at once were answered in the end, by the hashes of their secrets. */
export interface Race {
  taken: string[];
  refused: string[];
}

/**
 * I6: as many orders were taken as the stock is for, each is there once, and nobody else's is.
 * @param tickets all of the bar
 */
export function raceIsExact(
  { taken, refused }: Race,
  stock: number,
  tickets: readonly Document[],
): Violation[] {
  return violations('I6', [
    ...(taken.length === stock
      ? []
      : [`${taken.length} orders were taken on stock for ${stock}, and ${refused.length} refused`]),
    ...differ(
      'order taken',
      taken,
      'row',
      tickets.map(({ keyHash }) => keyHash),
    ),
  ]);
}
