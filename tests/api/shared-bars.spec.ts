import { randomBytes } from 'node:crypto';
import {
  type BarRole,
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  barReminderRoutes,
  barRoutes,
  costRoutes,
  countRoutes,
  distanceRoutes,
  eveningRoutes,
  favoriteRoutes,
  guestOrderRoutes,
  httpRoutes,
  type InvitedRole,
  inventoryInternalRoutes,
  ledgerRoutes,
  matchRoutes,
  menuRoutes,
  notificationRoutes,
  ownBarRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  parRoutes,
  partyPlanRoutes,
  preparationRoutes,
  profileRoutes,
  type Route,
  shoppingRoutes,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, aRecipe, eventually, type Stack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
let stack: Stack;
let mongo: MongoClient;
let db: Db;
let gin: string;
let recipeId: string;
beforeAll(async () => {
  stack = await sharedServices();
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`);
  await stack.ask(inventoryInternalRoutes.seedItems, {
    body: {
      items: [
        {
          slug: 'gin',
          name: 'Gin',
          brand: 'Generic',
          category: 'spirits',
          subcategory: 'Gin',
          popular: true,
        },
      ],
    },
  });
  const ada = await aMember(stack);
  const spec = [{ amount: 60, unit: 'ml' as const, name: 'Gin', note: null, optional: false }];
  const visible = { ...aRecipe({ name: 'Drink of the menus', spec }), visibility: 'public' as const };
  recipeId = (await ada.call(ownRecipeRoutes.create, { body: visible })).id;
  await eventually(async () => {
    const { items } = await ada.call(barItemRoutes.list, { query: { q: 'Gin' } });
    gin = items.find(({ name, brand }) => name === 'Gin' && brand === 'Generic')?.id ?? '';
    expect(gin).not.toBe('');
  });
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const at = (id: string) => ({ params: { id } });
const barsOf = async (one: Agent) => (await one.call(ownBarRoutes.list, {})).items;
const rolesAt = async (one: Agent, id: string) =>
  (await one.call(barMemberRoutes.list, at(id))).items.map(({ memberId, role }) => [memberId, role]);
const shelfOf = async (one: Agent, bar: string) => {
  const { items } = await one.call(barItemRoutes.list, { query: { owned: true, bar } });
  return items.map(({ name }) => name);
};
const invite = (owner: Agent, id: string, role: InvitedRole, username?: string) =>
  owner.call(barMemberRoutes.invite, { ...at(id), body: { role, username } });
const join = async (owner: Agent, id: string, role: InvitedRole, ...members: Agent[]) => {
  const { id: link } = await invite(owner, id, role);
  for (const one of members) await one.call(barInviteRoutes.accept, at(link));
};
const usernameOf = async (one: Agent) => (await one.call(profileRoutes.me, {})).username ?? '';
const erase = async (one: Agent) =>
  one.call(ownDataRoutes.delete, { body: { password, username: await usernameOf(one) } });

/** A bottle of gin that somebody has put on a bar. */
async function aBottleOf(one: Agent, id: string): Promise<string> {
  const bottleId = newId();
  const body = { kind: 'bought', bottleId, itemId: gin, size: 700, unit: 'ml', level: 500 } as const;
  await one.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body });
  return bottleId;
}

/** A bar with one member in each role, all of them new. */
async function aSharedBar() {
  const [owner, bartender, guest] = await Promise.all([aMember(stack), aMember(stack), aMember(stack)]);
  const { id } = await owner.call(ownBarRoutes.create, { body: { name: 'The cabin' } });
  await join(owner, id, 'bartender', bartender);
  await join(owner, id, 'guest', guest);
  return { id, owner, bartender, guest };
}

/** A bottle of gin that was counted twice. */
async function aCountedBottle(owner: Agent, id: string): Promise<string> {
  const bottleId = newId();
  const bought = { kind: 'bought', bottleId, itemId: gin, size: 700, unit: 'ml' } as const;
  await owner.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body: bought });
  for (const level of [600, 500])
    await owner.call(countRoutes.record, {
      params: { id, countId: newId() },
      body: { lines: [{ bottleId, level }] },
    });
  return bottleId;
}

/** A menu that was published once. */
async function aMenuOf(owner: Agent, id: string): Promise<string> {
  const menuId = newId();
  const drinks = [{ id: newId(), recipeId }];
  const params = { id, menuId };
  await owner.call(menuRoutes.save, {
    params,
    body: {
      name: 'Winter',
      currency: 'eur',
      availability: 'greyed',
      revision: 0,
      sections: [{ id: newId(), name: 'Sours', drinks }],
    },
  });
  await owner.call(menuRoutes.publish, { params, body: { slug: `menu-${menuId}` } });
  return menuId;
}

/** What somebody without an account ordered; it holds some of the bottle of gin. */
async function anOrderOn(owner: Agent, id: string, menuId: string, token: string): Promise<string> {
  await owner.call(tableRoutes.setOpen, { ...at(id), body: { isOpen: true } });
  const { sections } = await owner.call(menuRoutes.get, { params: { id, menuId } });
  const drinkId = sections[0]?.drinks[0]?.id ?? '';
  const params = { slug: `menu-${menuId}`, key: secret() };
  const body = { token, device: secret(), drinkId, guest: 'Ada' };
  return (await stack.visitor().call(guestOrderRoutes.place, { params, body })).id;
}
const secret = () => randomBytes(24).toString('base64url');

/** Who may do what; everything that names a bar in its address has to be here. */
const mayBeDoneBy: Record<string, readonly BarRole[]> = {
  [ownBarRoutes.rename.key]: ['owner'],
  [ownBarRoutes.delete.key]: ['owner'],
  [ownBarRoutes.choose.key]: ['owner', 'bartender', 'guest'],
  [ownBarRoutes.archive.key]: ['owner'],
  [ownBarRoutes.restore.key]: ['owner'],
  [ownBarRoutes.addItem.key]: ['owner', 'bartender'],
  [ownBarRoutes.removeItem.key]: ['owner', 'bartender'],
  [eveningRoutes.read.key]: ['owner', 'bartender'],
  [countRoutes.sheet.key]: ['owner', 'bartender', 'guest'],
  [countRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [countRoutes.record.key]: ['owner', 'bartender'],
  [countRoutes.variance.key]: ['owner', 'bartender', 'guest'],
  [costRoutes.lastBought.key]: ['owner', 'bartender', 'guest'],
  [ledgerRoutes.bottles.key]: ['owner', 'bartender', 'guest'],
  [ledgerRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [ledgerRoutes.write.key]: ['owner', 'bartender'],
  [menuRoutes.list.key]: ['owner', 'bartender'],
  [menuRoutes.get.key]: ['owner', 'bartender'],
  [menuRoutes.save.key]: ['owner', 'bartender'],
  [menuRoutes.preview.key]: ['owner', 'bartender'],
  [menuRoutes.delete.key]: ['owner', 'bartender'],
  [menuRoutes.publish.key]: ['owner', 'bartender'],
  [menuRoutes.plan.key]: ['owner', 'bartender'],
  [menuRoutes.withdraw.key]: ['owner', 'bartender'],
  [menuRoutes.restore.key]: ['owner', 'bartender'],
  [tableRoutes.list.key]: ['owner', 'bartender'],
  [tableRoutes.set.key]: ['owner', 'bartender'],
  [tableRoutes.remove.key]: ['owner', 'bartender'],
  [tableRoutes.makeCode.key]: ['owner', 'bartender'],
  [tableRoutes.setOpen.key]: ['owner', 'bartender'],
  [tabRoutes.list.key]: ['owner', 'bartender'],
  [tabRoutes.close.key]: ['owner', 'bartender'],
  [tabRoutes.reopen.key]: ['owner', 'bartender'],
  [ticketRoutes.list.key]: ['owner', 'bartender'],
  [ticketRoutes.move.key]: ['owner', 'bartender'],
  [ticketRoutes.ban.key]: ['owner', 'bartender'],
  [parRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [parRoutes.set.key]: ['owner', 'bartender'],
  [parRoutes.setSupplier.key]: ['owner', 'bartender'],
  [parRoutes.removeSupplier.key]: ['owner', 'bartender'],
  [partyPlanRoutes.read.key]: ['owner', 'bartender', 'guest'],
  [preparationRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [preparationRoutes.own.key]: ['owner', 'bartender', 'guest'],
  [shoppingRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [shoppingRoutes.change.key]: ['owner', 'bartender'],
  [barReminderRoutes.get.key]: ['owner', 'bartender', 'guest'],
  [barReminderRoutes.set.key]: ['owner', 'bartender', 'guest'],
  [barMemberRoutes.list.key]: ['owner', 'bartender', 'guest'],
  [barMemberRoutes.setRole.key]: ['owner'],
  [barMemberRoutes.remove.key]: ['owner'],
  [barMemberRoutes.handOver.key]: ['owner'],
  [barMemberRoutes.invite.key]: ['owner'],
  [barMemberRoutes.revoke.key]: ['owner'],
};
const ofABar = httpRoutes.filter(({ path }) => path?.startsWith('/inventory/bars/:id'));

/** A bar where something of everything is going on. */
async function aBusyBar() {
  const { id, ...members } = await aSharedBar();
  const third = await aMember(stack);
  await join(members.owner, id, 'guest', third);
  const bottleId = await aCountedBottle(members.owner, id);
  const menuId = await aMenuOf(members.owner, id);
  const tableId = newId();
  const code = { params: { id, tableId } };
  await members.owner.call(tableRoutes.set, { ...code, body: { name: 'By the window' } });
  const { token } = await members.owner.call(tableRoutes.makeCode, code);
  const ticketId = await anOrderOn(members.owner, id, menuId, token);
  const { items: tabs } = await members.owner.call(tabRoutes.list, at(id));
  return { id, members, third, bottleId, menuId, tableId, ticketId, tabId: tabs[0]?.id ?? '' };
}
describe('who may do what at a bar', () => {
  let another: Awaited<ReturnType<typeof aSharedBar>>;
  let stranger: Agent;
  // What reads changes nothing: all of it shares a bar.
  let readBar: Awaited<ReturnType<typeof aBusyBar>>;
  beforeAll(async () => {
    another = await aSharedBar();
    readBar = await aBusyBar();
    stranger = await aMember(stack);
  });

  it('is said for every route that names a bar [BEYOND-201]', () => {
    expect(Object.keys(mayBeDoneBy).sort()).toEqual(ofABar.map(({ key }) => key).sort());
  });

  it.each(ofABar.map((route) => [route.key, route] as const))(
    '%s: others than those read why, and for everybody else the bar does not exist [BEYOND-201]',
    async (key, route) => {
      const { id, third, members, bottleId, menuId, tableId, ticketId, tabId } =
        route.method === 'GET' ? readBar : await aBusyBar();
      const memberId = third.userId ?? '';
      const ended = { ticketIds: [ticketId], from: 'waiting' as const, to: 'refused' as const };
      if (key === tabRoutes.close.key)
        await members.owner.call(ticketRoutes.move, { ...at(id), body: ended });
      const body = route.body && {
        ...(route.example.body as object),
        ...(key === barMemberRoutes.handOver.key && { memberId }),
        ...(key === ledgerRoutes.write.key && { itemId: gin, bottleId: newId() }),
        ...((key === menuRoutes.save.key || key === menuRoutes.preview.key) && { sections: [] }),
        ...(key === menuRoutes.plan.key && { withdrawAt: new Date(Date.now() + 3_600_000).toISOString() }),
        ...(key === menuRoutes.publish.key && { slug: `menu-${menuId}` }),
        ...(key === parRoutes.set.key && { supplierId: null }),
        ...(key === countRoutes.record.key && { lines: [{ bottleId, level: 100 }] }),
      };
      const ids = { entryId: newId(), changeId: newId(), countId: newId(), supplierId: newId() };
      const send = (one: Agent, bar: string) =>
        one.send(
          route as Route,
          {
            params: {
              id: bar,
              itemId: gin,
              memberId,
              menuId: key === menuRoutes.save.key ? newId() : menuId,
              tableId,
              ticketId,
              tabId,
              ...ids,
            },
            body,
            ...((key === eveningRoutes.read.key || key === partyPlanRoutes.read.key) && {
              query: route.example.query,
            }),
          } as never,
        );
      for (const one of [stranger, ...Object.values(members)])
        for (const bar of one === stranger ? [id, newId()] : [another.id, another.owner.userId ?? ''])
          expect(await send(one, bar)).toMatchObject({
            status: 404,
            body: { code: 'inventory.bar_not_found' },
          });
      const allowed = mayBeDoneBy[key] ?? [];
      // Whoever may do it comes last: it may end the bar.
      for (const role of ['guest', 'bartender', 'owner'] as const) {
        const { status, body: answer } = await send(members[role], id);
        if (allowed.includes(role)) expect([200, 201], role).toContain(status);
        else {
          expect(status, role).toBe(403);
          expect((answer as { code: string }).code).toMatch(/^inventory\.(guest_reads|owner_only)$/);
        }
      }
    },
  );

  it('a guest reads what the chosen bar makes and changes nothing there, whichever client they use [BEYOND-201]', async () => {
    const { id, owner, guest } = await aSharedBar();
    await owner.call(barRoutes.add, at(gin));
    expect(await shelfOf(guest, id)).toEqual(['Gin']);
    expect((await guest.call(matchRoutes.list, { query: {} })).owned).toBe(1);
    expect(await guest.send(barRoutes.remove, at(gin))).toMatchObject({
      status: 403,
      body: {
        code: 'inventory.guest_reads',
        detail:
          'You are a guest at this bar: you see what stands on it, and its owner can make you a bartender.',
      },
    });
    await owner.call(barMemberRoutes.setRole, {
      params: { id, memberId: guest.userId ?? '' },
      body: { role: 'bartender' },
    });
    await guest.call(barRoutes.remove, at(gin));
    expect(await shelfOf(owner, id)).toEqual([]);
  });
});

describe('an invitation to a bar', () => {
  it('lets in whoever has the link until it is ended, once each [BEYOND-201]', async () => {
    const { id, owner } = await aSharedBar();
    const [bea, cal] = [await aMember(stack), await aMember(stack)];
    const link = await invite(owner, id, 'guest');
    expect(await bea.call(barInviteRoutes.get, at(link.id))).toMatchObject({
      barName: 'The cabin',
      role: 'guest',
      isIn: false,
    });
    for (let times = 0; times < 2; times += 1) await bea.call(barInviteRoutes.accept, at(link.id));
    expect((await barsOf(bea)).map(({ name, role, isChosen }) => [name, role, isChosen])).toEqual([
      ['My Bar', 'owner', false],
      ['The cabin', 'guest', true],
    ]);
    expect((await barsOf(owner)).find((bar) => bar.id === id)?.members).toBe(3);
    await owner.call(barMemberRoutes.revoke, at(id));
    for (const route of Object.values(barInviteRoutes))
      expect(await cal.send(route, at(link.id))).toMatchObject({
        status: 404,
        body: { code: 'inventory.invite_not_found' },
      });
  });

  it('by username notifies that member, and is for nobody else [BEYOND-201]', async () => {
    const { id, owner } = await aSharedBar();
    const [bea, cal] = [await aMember(stack), await aMember(stack)];
    const link = await invite(owner, id, 'bartender', await usernameOf(bea));
    await eventually(async () => {
      const { items } = await bea.call(notificationRoutes.list, { query: {} });
      expect(items.map(({ link }) => link)).toContain(`/inventory?join=${link.id}`);
    });
    expect((await cal.send(barInviteRoutes.accept, at(link.id))).status).toBe(404);
    await bea.call(barInviteRoutes.accept, at(link.id));
    expect(await rolesAt(bea, id)).toContainEqual([bea.userId, 'bartender']);
    const nobody = { ...at(id), body: { role: 'guest', username: 'nobodyhasthis' } } as const;
    expect((await owner.send(barMemberRoutes.invite, nobody)).status).toBe(404);
  });

  it('passes between no two members of whom one blocks the other [BEYOND-201, BEYOND-147]', async () => {
    const { id, owner } = await aSharedBar();
    const bea = await aMember(stack);
    const link = await invite(owner, id, 'guest');
    await bea.call(distanceRoutes.block, at(owner.userId ?? ''));
    const body = { role: 'guest', username: await usernameOf(bea) } as const;
    expect((await owner.send(barMemberRoutes.invite, { ...at(id), body })).status).toBe(403);
    expect((await bea.send(barInviteRoutes.accept, at(link.id))).status).toBe(403);
  });
});

describe('a shared bar', () => {
  it('changes on the pages of all who are at it as soon as one of them changes it [BEYOND-201]', async () => {
    const { bartender, guest, owner } = await aSharedBar();
    const stranger = await aMember(stack);
    const heard = new Map<Agent, number>();
    const sockets = [owner, guest, stranger].map((one) =>
      io(stack.url, { auth: { token: one.token }, transports: ['websocket'] }).on('bars.changed', () =>
        heard.set(one, (heard.get(one) ?? 0) + 1),
      ),
    );
    await eventually(async () => expect(sockets.every(({ connected }) => connected)).toBe(true));
    heard.clear();
    await bartender.call(barRoutes.add, at(gin));
    await eventually(async () => expect([heard.get(owner), heard.get(guest)].every(Boolean)).toBe(true));
    expect(heard.has(stranger)).toBe(false);
    for (const socket of sockets) socket.disconnect();
  });

  it('keeps what happened to its bottles, by whom, the latest first [BEYOND-204]', async () => {
    const { id, owner, bartender, guest } = await aSharedBar();
    const bottleId = await aBottleOf(bartender, id);
    const entryId = newId();
    await bartender.call(ledgerRoutes.write, {
      params: { id, entryId },
      body: { kind: 'spilled', bottleId, amount: 100, reason: 'The cat' },
    });
    await owner.call(ledgerRoutes.write, {
      params: { id, entryId: newId() },
      body: { kind: 'undone', entryId },
    });
    const page = await guest.call(ledgerRoutes.list, { ...at(id), query: { limit: 1 } });
    const { fullName } = await bartender.call(profileRoutes.me, {});
    expect(page.items).toMatchObject([
      { kind: 'spilled', by: fullName, reason: 'The cat', isUndone: true, lines: [{ amount: 100 }] },
    ]);
    const query = { cursor: page.nextCursor ?? '' };
    const next = await guest.call(ledgerRoutes.list, { ...at(id), query });
    expect(next.items.map(({ kind }) => kind)).toEqual(['bought']);
    expect((await guest.call(ledgerRoutes.bottles, at(id))).items).toMatchObject([{ level: 500 }]);
  });

  it('leaves each member their own favorites', async () => {
    const { owner, guest } = await aSharedBar();
    expect((await guest.call(favoriteRoutes.list, { query: {} })).items).toEqual([]);
    expect((await owner.call(favoriteRoutes.list, { query: {} })).items).toEqual([]);
  });

  it('shows what a bartender has made to all, for as long as they are there [BEYOND-201]', async () => {
    const { id, owner, bartender } = await aSharedBar();
    const body = { name: 'Sloe Gin', brand: 'Mine', category: 'spirits' } as const;
    const item = await bartender.call(barItemRoutes.create, { body });
    await bartender.call(barRoutes.add, at(item.id));
    await owner.call(barRoutes.add, at(gin));
    expect(await shelfOf(owner, id)).toEqual(['Gin', 'Sloe Gin']);
    await bartender.call(barMemberRoutes.remove, { params: { id, memberId: bartender.userId ?? '' } });
    expect(await shelfOf(owner, id)).toEqual(['Gin']);
    expect((await barsOf(bartender)).map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ['My Bar', true],
    ]);
  });

  it('is handed over, and its former owner stays as a bartender [BEYOND-201]', async () => {
    const { id, owner, bartender, guest } = await aSharedBar();
    const heir = bartender.userId ?? '';
    await owner.call(barMemberRoutes.handOver, { ...at(id), body: { memberId: heir } });
    expect(await rolesAt(guest, id)).toEqual([
      [heir, 'owner'],
      [guest.userId, 'guest'],
      [owner.userId, 'bartender'],
    ]);
    expect(
      (await bartender.send(barMemberRoutes.remove, { params: { id, memberId: heir } })).body,
    ).toMatchObject({ code: 'inventory.owner_stays' });
  });

  it('that was its owner’s first one moves to the heir with everything on it [BEYOND-201]', async () => {
    const [ada, bea, cal] = await Promise.all([aMember(stack), aMember(stack), aMember(stack)]);
    const first = ada.userId ?? '';
    await ada.call(barRoutes.add, at(gin));
    await join(ada, first, 'guest', bea, cal);
    await ada.call(barMemberRoutes.handOver, { ...at(first), body: { memberId: bea.userId ?? '' } });
    expect((await barsOf(ada)).map(({ role, count }) => [role, count])).toEqual([
      ['owner', 0],
      ['bartender', 1],
    ]);
    const moved = (await barsOf(cal)).find(({ isChosen }) => isChosen);
    expect(moved).toMatchObject({ role: 'guest', count: 1 });
    expect(await shelfOf(cal, moved?.id ?? '')).toEqual(['Gin']);
  });
});

describe('erasing a member', () => {
  const rowsOf = (...ids: string[]) =>
    Promise.all(
      [
        'bars',
        'user_inventory',
        'bar_members',
        'bar_invites',
        'bar_choices',
        'bar_entries',
        'bar_bottles',
      ].map(async (name) => {
        const rows = await db.collection(name).find().toArray();
        return rows.filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));
      }),
    ).then((found) => found.flat());

  it('gives their bars to whoever has tended them longest, the first one too [BEYOND-201, BEYOND-104]', async () => {
    const { id, owner, bartender, guest } = await aSharedBar();
    const later = await aMember(stack);
    await join(owner, id, 'bartender', later);
    await owner.call(barRoutes.add, at(gin));
    await aBottleOf(owner, id);
    const first = owner.userId ?? '';
    await aBottleOf(owner, first);
    await owner.call(ownBarRoutes.addItem, { params: { id: first, itemId: gin } });
    await join(owner, first, 'bartender', later);
    await erase(owner);
    await eventually(async () => expect(await rowsOf(first)).toEqual([]));
    expect(await rolesAt(guest, id)).toEqual([
      [bartender.userId, 'owner'],
      [guest.userId, 'guest'],
      [later.userId, 'bartender'],
    ]);
    expect(await shelfOf(guest, id)).toEqual(['Gin']);
    for (const bar of await barsOf(later))
      if (bar.count > 0)
        expect((await later.call(ledgerRoutes.bottles, at(bar.id))).items).toMatchObject([{ level: 500 }]);
    expect((await barsOf(later)).map(({ name, role, count }) => [name, role, count])).toContainEqual([
      'My Bar',
      'owner',
      1,
    ]);
  });

  it('leaves nothing of a bar without a bartender [BEYOND-201, BEYOND-104]', async () => {
    const { id, owner, bartender, guest } = await aSharedBar();
    await aBottleOf(owner, id);
    await bartender.call(barMemberRoutes.remove, { params: { id, memberId: bartender.userId ?? '' } });
    await erase(owner);
    await eventually(async () => expect(await rowsOf(id, owner.userId ?? '')).toEqual([]));
    expect((await barsOf(guest)).map(({ name }) => name)).toEqual(['My Bar']);
  });

  it('takes their place at bars of others, and what was theirs alone there [BEYOND-201, BEYOND-104]', async () => {
    const { id, owner, bartender } = await aSharedBar();
    const body = { name: 'Sloe Gin', brand: 'Mine', category: 'spirits' } as const;
    const item = await bartender.call(barItemRoutes.create, { body });
    await bartender.call(barRoutes.add, at(item.id));
    await aBottleOf(bartender, id);
    await erase(bartender);
    await eventually(async () => expect(await rowsOf(bartender.userId ?? '', item.id)).toEqual([]));
    expect((await barsOf(owner)).find((bar) => bar.id === id)).toMatchObject({ members: 1, count: 1 });
    expect((await owner.call(ledgerRoutes.bottles, at(id))).items).toMatchObject([{ level: 500 }]);
    const { items } = await owner.call(ledgerRoutes.list, { ...at(id), query: {} });
    expect(items).toMatchObject([{ kind: 'bought', by: null }]);
  });
});
