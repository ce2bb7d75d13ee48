import { randomBytes } from 'node:crypto';
import {
  type Actor,
  guestOrderRoutes,
  type PublicDrink,
  publicMenuRoutes,
  type TicketState,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';

const minuteMs = 60_000;
/** What a round orders, by the place of the drink on the menu: some go far more often than others. */
const rounds = [
  [0],
  [0, 1],
  [1, 0, 2],
  [0, 0, 3],
  [1, 4, 0],
  [0, 2, 0, 1],
  [5, 0, 1],
  [0, 1, 0],
  [2, 0, 4],
  [0, 1],
  [3, 0],
  [0, 1, 0],
  [0],
];
const names = ['Robin', 'Sasha', 'Kim', 'Alex', 'Noa'];
const everyMinutes = 16;
const tips = [350, 200];
export const secret = () => randomBytes(24).toString('base64url');

/** The smallest size, and now and then another that can be made. */
export function orderOf({ id: drinkId, sizes = [] }: PublicDrink, round = 0) {
  const there = sizes.filter(({ isOut }) => !isOut);
  const size = round % 3 === 2 ? there.at(-1) : there[0];
  return { drinkId, ...(size && { sizeId: size.id }) };
}

/** The drinks of a menu that can be made now. */
export async function thereOn(ask: Services['ask'], slug: string): Promise<PublicDrink[]> {
  const { sections } = await ask(publicMenuRoutes.get, { params: { slug } });
  return sections.flatMap((section) => section.drinks).filter(({ isOut }) => !isOut);
}

interface Place {
  /** The bar. */
  id: string;
  slug: string;
  /** The codes of its tables. */
  tokens: readonly string[];
}

/** Yesterday's evening, as its guests and those behind the bar went through it; the tables are closed. */
export async function ensureEvening(ask: Services['ask'], actor: Actor, { id, slug, tokens }: Place) {
  const opened = new Date(Date.now() - 24 * 60 * minuteMs).setHours(20, 0, 0, 0);
  const devices = names.map(secret);
  for (const [round, wanted] of rounds.entries()) {
    const from = opened + round * everyMinutes * minuteMs;
    const after = (minutes: number) => new Date(from + minutes * minuteMs);
    const ids: string[] = [];
    for (const [place, at] of wanted.entries()) {
      const who = (round + place) % names.length;
      // What one of them orders, the next may find out.
      const drinks = await thereOn(ask, slug);
      const drink = drinks[at % drinks.length];
      const token = tokens[who % tokens.length];
      if (drink === undefined || token === undefined) continue;
      const body = { token, device: devices[who] ?? '', ...orderOf(drink, round), guest: names[who] ?? '' };
      const key = secret();
      const ticket = await ask(
        guestOrderRoutes.place,
        { params: { slug, key }, body },
        undefined,
        after(place),
      );
      // One of them thinks better of it.
      if (round === 4 && place === 1)
        await ask(guestOrderRoutes.cancel, { params: { slug, key } }, undefined, after(place + 1));
      else ids.push(ticket.id);
    }
    const move = (
      ticketIds: string[],
      from: 'waiting' | 'begun' | 'ready',
      to: Exclude<TicketState, 'cancelled'>,
      minutes: number,
    ) =>
      ask(
        ticketRoutes.move,
        {
          params: { id },
          body: { ticketIds, from, to, ...(to === 'refused' && { reason: 'out of clean glasses' }) },
        },
        actor,
        after(minutes),
      );
    // The fuller the bar, the longer it takes.
    const takes = 2 + 2 * wanted.length;
    const refused = round === 6 ? ids.slice(-1) : [];
    const made = ids.filter((one) => !refused.includes(one));
    if (refused.length > 0) await move(refused, 'waiting', 'refused', 5);
    if (made.length === 0) continue;
    await move(made, 'waiting', 'begun', 4);
    await move(made, 'begun', 'ready', takes + 2);
    await move(made, 'ready', 'served', takes + 4);
  }
  const end = new Date(opened + (rounds.length + 1) * everyMinutes * minuteMs);
  const { items } = await ask(tabRoutes.list, { params: { id } }, actor, end);
  for (const [place, tab] of items.entries()) {
    const amount = tips[place % tips.length] ?? 0;
    const body = { tip: { amount, currency: 'eur' } };
    await ask(tabRoutes.close, { params: { id, tabId: tab.id }, body }, actor, end);
  }
}
