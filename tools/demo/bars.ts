import {
  type Actor,
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  type InvitedRole,
  ownBarRoutes,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { at, some } from './choosing.ts';

type Ask = Services['ask'];
interface Owner {
  id: string;
  actor: Actor;
}

/** The most a household has of what most bars have. */
const bottles = 16;
const sharedBar = 'The garden shed';
/** Who is at the shared bar besides its owner. */
const roles: readonly InvitedRole[] = ['bartender', 'bartender', 'guest'];

/** Puts bottles on the first bar of each, and makes one bar that four of them share. */
export async function ensureBars(ask: Ask, people: readonly Owner[]): Promise<void> {
  const { items } = await ask(barItemRoutes.list, { query: { limit: 48 } });
  for (const [index, { id, actor }] of people.entries()) {
    const bars = await ask(ownBarRoutes.list, {}, actor);
    if (bars.items.find(({ isFirst }) => isFirst)?.count) continue;
    for (const item of some(items, index, bottles))
      await ask(ownBarRoutes.addItem, { params: { id, itemId: item.id } }, actor);
  }
  const [owner, ...others] = people;
  if (!owner) return;
  const { items: bars } = await ask(ownBarRoutes.list, {}, owner.actor);
  if (bars.some(({ name }) => name === sharedBar)) return;
  const bar = await ask(ownBarRoutes.create, { body: { name: sharedBar } }, owner.actor);
  for (const item of some(items, people.length, bottles))
    await ask(ownBarRoutes.addItem, { params: { id: bar.id, itemId: item.id } }, owner.actor);
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
