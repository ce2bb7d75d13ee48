import {
  type Actor,
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  dayMs,
  type InvitedRole,
  ledgerRoutes,
  ownBarRoutes,
  type SentInputOf,
  shoppingRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { ensureBatches, ensureOwnBatch } from './batches.ts';
import { at, some } from './choosing.ts';
import { ensureCounts } from './counts.ts';
import { ensureMenu, ensureMenuReports } from './menus.ts';
import { ensurePars } from './pars.ts';

type Ask = Services['ask'];
type NewEntry = SentInputOf<typeof ledgerRoutes.write>['body'];
interface Owner {
  id: string;
  actor: Actor;
}

/** The most a household has of what most bars have. */
const bottles = 16;
const sharedBar = 'The garden shed';
/** Who is at the shared bar besides its owner. */
const roles: readonly InvitedRole[] = ['bartender', 'bartender', 'guest'];

/** How many of them keep count, and for how long they have. */
const drinkers = 4;
const pastDays = 60;
/** Of how many bottles. */
const counted = 6;
const sizes = [700, 750, 500, 1000];
const shops = ['The shop around the corner', 'A friend in Turin', null];

/** Bottles with a level and two months of what happened to them, on a bar that has none; the first of them has no level. */
async function ensurePast(ask: Ask, { id: actorId, actor }: Owner, id: string, index: number): Promise<void> {
  const { items: there } = await ask(ledgerRoutes.bottles, at(id), actor);
  if (there.length > 0) return;
  const query = { owned: true, limit: 48, bar: id };
  const { items } = await ask(barItemRoutes.list, { query }, actor);
  const poured = items.filter(({ category }) => category === 'spirits' || category === 'mixers');
  const write = (daysAgo: number, body: NewEntry) => {
    const moment = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const params = { id, entryId: newId() };
    return ask(ledgerRoutes.write, { params, body: { ...body, at: moment } }, actor);
  };
  for (const [place, item] of poured.slice(0, counted).entries()) {
    const bottleId = newId();
    const size = sizes[(place + index) % sizes.length] ?? 700;
    const price = place % 3 === 2 ? null : { amount: 1290 + 310 * place, currency: 'eur' };
    await write(pastDays, {
      kind: 'bought',
      bottleId,
      itemId: item.id,
      size,
      unit: 'ml',
      level: place === 0 ? null : size,
      price,
      source: shops[place % shops.length] ?? null,
    });
    if (place % 4 === 3) continue;
    for (let day = pastDays - 2 - place; day > 0; day -= 7 + place)
      await write(day, { kind: 'given', bottleId, amount: 45, reason: 'A round for friends' });
    if (place % 3 === 1) await write(12, { kind: 'spilled', bottleId, amount: 30 });
    if (place % 3 === 2) await write(3, { kind: 'counted', bottleId, level: size * 0.3 });
  }
  if (id === actorId) await ensureBatches(ask, actor, id);
  if (id === actorId && index === 0) await ensureOwnBatch(ask, actor, id);
}

/** What is on a list; the first two are ticked. */
const shopping = ['6 limes', '700 ml gin', '1 l soda water', 'Mint', '3 lemons', 'Paper straws'];
const ticked = 2;

/** A list that somebody has begun to shop from, on a bar that has none. */
async function ensureShopping(ask: Ask, { actor }: Owner, id: string): Promise<void> {
  const { items } = await ask(shoppingRoutes.list, at(id), actor);
  if (items.length > 0) return;
  for (const [place, text] of shopping.entries()) {
    const lineId = newId();
    const change = (changeId: string, body: SentInputOf<typeof shoppingRoutes.change>['body']) =>
      ask(shoppingRoutes.change, { params: { id, changeId }, body }, actor);
    await change(lineId, { kind: 'written', text });
    if (place < ticked) await change(newId(), { kind: 'ticked', lineId, isTicked: true });
  }
}

/** Puts bottles on the first bar of each, and makes one bar that four of them share. */
export async function ensureBars(ask: Ask, people: readonly Owner[]): Promise<void> {
  const { items } = await ask(barItemRoutes.list, { query: { limit: 48 } });
  for (const [index, { id, actor }] of people.entries()) {
    const bars = await ask(ownBarRoutes.list, {}, actor);
    if (bars.items.find(({ isFirst }) => isFirst)?.count) continue;
    for (const item of some(items, index, bottles))
      await ask(ownBarRoutes.addItem, { params: { id, itemId: item.id } }, actor);
  }
  // Entries of one bar wait for each other, those of several do not.
  await Promise.all(
    people.slice(0, drinkers).map(async (person, index) => {
      await ensurePast(ask, person, person.id, index);
      await ensureShopping(ask, person, person.id);
    }),
  );
  const [owner, ...others] = people;
  if (!owner) return;
  const { items: bars } = await ask(ownBarRoutes.list, {}, owner.actor);
  if (bars.some(({ name }) => name === sharedBar)) return;
  const bar = await ask(ownBarRoutes.create, { body: { name: sharedBar } }, owner.actor);
  for (const item of some(items, people.length, bottles))
    await ask(ownBarRoutes.addItem, { params: { id: bar.id, itemId: item.id } }, owner.actor);
  await ensurePast(ask, owner, bar.id, people.length);
  await ensureCounts(ask, owner.actor, bar.id);
  await ensurePars(ask, owner.actor, bar.id);
  await ensureMenu(ask, owner.actor, bar.id);
  await ensureMenuReports(ask, others);
  await ensureShopping(ask, owner, bar.id);
  for (const [index, role] of roles.entries()) {
    const invite = await ask(barMemberRoutes.invite, { ...at(bar.id), body: { role } }, owner.actor);
    const guest = others[index];
    if (!guest) continue;
    await ask(barInviteRoutes.accept, at(invite.id), guest.actor);
    await ask(ownBarRoutes.choose, at(guest.id), guest.actor);
  }
  await ask(barMemberRoutes.revoke, at(bar.id), owner.actor);
  await ask(ownBarRoutes.choose, at(owner.id), owner.actor);
}
