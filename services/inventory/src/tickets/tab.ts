import { isOpenState, type Tab } from '@barspoon/contracts';
import { sumOf } from '@barspoon/mixology';
import type { BarTabGuestRow, BarTabRow } from '../bar/tab.schema.ts';
import type { BarTicketRow } from '../bar/ticket.schema.ts';

const pricesOf = (lines: readonly Pick<BarTicketRow, 'price'>[]) =>
  sumOf(lines.flatMap(({ price }) => price ?? []));

/** What was refused or cancelled is on no tab. @param tickets all that name it, the oldest first */
export function toTab(
  { _id, table, openedAt, closedAt, tip }: BarTabRow,
  tickets: readonly BarTicketRow[],
  guests: readonly BarTabGuestRow[],
): Tab {
  const lines = tickets.filter(({ state }) => state === 'served' || isOpenState(state));
  const seats = Map.groupBy(lines, ({ seat = 0 }) => seat);
  return {
    id: _id,
    table,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    guests: [...seats]
      .sort(([one], [other]) => one - other)
      .map(([seat, own]) => ({
        name: guests.find((guest) => guest.tabId === _id && guest.seat === seat)?.name ?? `Guest ${seat}`,
        lines: own.map((ticket) => ({
          id: ticket._id,
          drink: ticket.drink,
          price: ticket.price,
          placedAt: ticket.placedAt.toISOString(),
          isOpen: isOpenState(ticket.state),
        })),
        totals: pricesOf(own),
      })),
    totals: pricesOf(lines),
    unpriced: lines.filter(({ price }) => price === null).length,
    open: lines.filter(({ state }) => isOpenState(state)).length,
    tip: tip ?? null,
  };
}
