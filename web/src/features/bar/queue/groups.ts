import type { Ticket } from '@barspoon/contracts';

/** Orders of the same drink in the same size that are equally far, which are made together. */
export interface TicketGroup {
  drink: string;
  state: Ticket['state'];
  tickets: [Ticket, ...Ticket[]];
}

/** By state, and the drink that has waited longest first. Implements BEYOND-251. */
export function groupsOf(tickets: readonly Ticket[], state: Ticket['state']): TicketGroup[] {
  const groups = new Map<string, TicketGroup>();
  for (const ticket of tickets) {
    if (ticket.state !== state) continue;
    // Of a size or a recipe that was changed meanwhile each takes what it was ordered as.
    const key = JSON.stringify([ticket.recipeId, ticket.drink, ticket.spec]);
    const known = groups.get(key);
    if (known) known.tickets.push(ticket);
    else groups.set(key, { drink: ticket.drink, state, tickets: [ticket] });
  }
  return [...groups.values()];
}

/** What so many of a drink take, as one measures it. */
export const amountsOf = ({ tickets: [first, ...others] }: TicketGroup): { amount: string; name: string }[] =>
  first.spec.map(({ amount, unit, name }) => ({
    amount: amount === null ? unit : `${Math.round(amount * (others.length + 1) * 100) / 100} ${unit}`,
    name,
  }));
