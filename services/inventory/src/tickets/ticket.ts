import { createHash } from 'node:crypto';
import { type GuestTicket, isOpenState, type Ticket, type TicketState } from '@barspoon/contracts';
import type { BarTicketRow } from '../bar/ticket.schema.ts';

/** Secrets of guests have enough bits for a plain hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** From 1; null for what is not waiting. @param open all that are, the oldest first */
export function placeOf({ _id, state }: BarTicketRow, open: readonly BarTicketRow[]): number | null {
  if (state !== 'waiting') return null;
  return open.filter((one) => one.state === 'waiting').findIndex((one) => one._id === _id) + 1;
}

/** What is done with is nobody's any more: who ordered it and what they said goes at once. */
export function movedTo(
  row: BarTicketRow,
  state: TicketState,
  at: Date,
  reason?: string | null,
): BarTicketRow {
  if (isOpenState(state)) {
    const { begunAt: _begun, readyAt: _ready, ...rest } = row;
    if (state === 'waiting') return { ...rest, state };
    if (state === 'begun') return { ...rest, state, begunAt: row.begunAt ?? at };
    return { ...row, state, readyAt: at };
  }
  const {
    guest: _guest,
    note: _note,
    allergies: _allergies,
    deviceHash: _device,
    isOpen: _open,
    ...rest
  } = row;
  return { ...rest, state, endedAt: at, reason: reason ?? null };
}

export const toGuestTicket = (row: BarTicketRow, open: readonly BarTicketRow[]): GuestTicket => ({
  id: row._id,
  drink: row.drink,
  state: row.state,
  place: placeOf(row, open),
  warnings: row.warnings ?? [],
  reason: row.reason ?? null,
});

export function toTicket(row: BarTicketRow): Ticket[] {
  const { state } = row;
  if (!isOpenState(state)) return [];
  return [
    {
      id: row._id,
      recipeId: row.recipeId,
      drink: row.drink,
      table: row.table,
      guest: row.guest ?? '',
      note: row.note ?? null,
      allergies: row.allergies ?? [],
      warnings: row.warnings ?? [],
      state,
      placedAt: row.placedAt.toISOString(),
      ...(row.begunAt && { begunAt: row.begunAt.toISOString() }),
      ...(row.readyAt && { readyAt: row.readyAt.toISOString() }),
      price: row.price,
      spec: row.spec,
    },
  ];
}
