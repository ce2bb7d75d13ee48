/** Max tables of a bar, and open orders of one guest and of one table. */
export const tablesMax = 60;
export const guestTicketsMax = 4;
export const tableTicketsMax = 16;
/** Days for which a bar sees what was ordered there. */
export const ticketDays = 90;
/** Hours from the first order of a table after which its tab is over, and the names on it are gone. */
export const tabHours = 18;

/** Where an order is: open ones wait, are begun or ready. */
export const openTicketStates = ['waiting', 'begun', 'ready'] as const;
export const ticketStates = [...openTicketStates, 'served', 'cancelled', 'refused'] as const;
export type TicketState = (typeof ticketStates)[number];
export type OpenTicketState = (typeof openTicketStates)[number];
export const isOpenState = (state: TicketState): state is OpenTicketState =>
  openTicketStates.some((one) => one === state);
/** What a bartender does with an order that is there. */
export const ticketMoves: Readonly<Partial<Record<TicketState, readonly TicketState[]>>> = {
  waiting: ['begun', 'refused'],
  begun: ['ready', 'waiting', 'refused'],
  ready: ['served', 'begun'],
};

/**
 * Minutes after which an order is late: since it was placed, while it is made, and while it stands ready. Displays of kitchens
 * come with a first mark at 5 minutes and the last at 8 to 10; a drink is stirred or shaken in under 5, and its ice melts.
 * Implements BEYOND-258.
 */
export const lateMinutes = { waiting: 10, begun: 5, ready: 5 } as const satisfies Record<
  OpenTicketState,
  number
>;
