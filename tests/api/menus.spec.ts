import { randomBytes } from 'node:crypto';
import {
  barItemRoutes,
  eveningRoutes,
  guestOrderRoutes,
  type HappyHours,
  hourMs,
  inventoryInternalRoutes,
  ledgerRoutes,
  type MenuInput,
  menuRoutes,
  ownRecipeRoutes,
  publicMenuRoutes,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, aRecipe, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let gin: string;
beforeAll(async () => {
  stack = await sharedServices();
  const item = { slug: 'gin', name: 'Gin', brand: 'Generic', category: 'spirits', popular: true } as const;
  await stack.ask(inventoryInternalRoutes.seedItems, { body: { items: [item] } });
  const ada = await aMember(stack);
  await eventually(async () => {
    const { items } = await ada.call(barItemRoutes.list, { query: { q: 'Gin' } });
    gin = items.find(({ name, brand }) => name === 'Gin' && brand === 'Generic')?.id ?? '';
    expect(gin).not.toBe('');
  });
});
afterAll(() => stack?.stop());

type Sizes = NonNullable<MenuInput['sections'][number]['drinks'][number]['sizes']>;
/** A published menu with one drink of gin, on a bar with a bottle that has enough for it. */
async function aPublishedMenu(name = 'Gin & <Ice>', happyHours: HappyHours | null = null, sizes?: Sizes) {
  const owner = await aMember(stack);
  const id = owner.userId ?? '';
  const spec = [{ amount: 60, unit: 'ml' as const, name: 'Gin', note: null, optional: false }];
  const recipe = { ...aRecipe({ name: 'Cold Gin' }), spec, visibility: 'public' as const };
  const { id: recipeId } = await owner.call(ownRecipeRoutes.create, { body: recipe });
  const bottleId = newId();
  const write = (body: Parameters<typeof owner.call<typeof ledgerRoutes.write>>[1]['body']) =>
    owner.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body });
  await write({ kind: 'bought', bottleId, itemId: gin, size: 700, unit: 'ml', level: 60 });
  const [menuId, drinkId] = [newId(), newId()];
  const slug = `menu-${menuId}`;
  const params = { id, menuId };
  const sold = sizes ? { sizes } : { price: 1250 };
  await owner.call(menuRoutes.save, {
    params,
    body: {
      name,
      currency: 'eur',
      availability: 'greyed',
      happyHours,
      revision: 0,
      sections: [{ id: newId(), name: 'Cold', drinks: [{ id: drinkId, recipeId, ...sold }] }],
    },
  });
  await owner.call(menuRoutes.publish, { params, body: { slug } });
  return {
    owner,
    params,
    slug,
    drinkId,
    count: (level: number) => write({ kind: 'counted', bottleId, level }),
  };
}

const pageOf = async (slug: string) => {
  const answer = await fetch(`${stack.url}/menus/${slug}`);
  return { status: answer.status, text: await answer.text() };
};

/** What a page of the menu hears, from the moment it is open. */
async function openStream(slug: string) {
  const abort = new AbortController();
  const answer = await fetch(`${stack.url}/menus/${slug}/changes`, { signal: abort.signal });
  const states: { out: string[]; version: string; isOpen: boolean; tickets: object }[] = [];
  const told = { isGone: false };
  const decoder = new TextDecoder();
  let text = '';
  void (async () => {
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: gone')) told.isGone = true;
        const data = /^event: state\ndata: (.*)$/.exec(event)?.[1];
        if (data) states.push(JSON.parse(data) as (typeof states)[number]);
      }
    }
  })().catch(() => undefined);
  return { status: answer.status, states, told, close: () => abort.abort() };
}

describe('the page of a menu', () => {
  it('is read by anybody, whole without scripts, and says nothing of drafts [BEYOND-246]', async () => {
    const { owner, params, slug } = await aPublishedMenu();
    const { status, text } = await pageOf(slug);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Gin &amp; &lt;Ice&gt;</h1>');
    expect(text).toContain('Cold Gin');
    expect(text).toContain('€12.50');
    expect(text).toContain('"@type":"Menu"');
    expect(text).toContain('<meta property="og:title"');
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
    const bodies = await Promise.all(scripts.map(async (src) => (await fetch(`${stack.url}${src}`)).text()));
    expect(bodies.join('').length).toBeLessThan(40_000);
    await owner.call(menuRoutes.withdraw, { params });
    for (const gone of [slug, 'never-was', 'NOT%20A%20SLUG'])
      expect(await pageOf(gone)).toMatchObject({
        status: 404,
        text: expect.stringContaining('No menu here') as string,
      });
  });

  it('has the sizes of a drink with what each costs, and strikes through each for itself [BEYOND-260]', async () => {
    const [glass, pitcher] = [newId(), newId()];
    const { slug, count } = await aPublishedMenu('Sizes', null, [
      { id: glass, name: 'Glass', factor: 1, price: 1250 },
      { id: pitcher, name: 'Pitcher & <jug>', factor: 4.5, price: 4800 },
    ]);
    const { text } = await pageOf(slug);
    expect(text).toContain('<span class="name">Pitcher &amp; &lt;jug&gt;</span>');
    expect(text).toContain('<span class="price">€48.00</span>');
    expect(text).toMatch(new RegExp(`data-size="${pitcher}" data-out`));
    expect(text).not.toMatch(new RegExp(`data-size="${glass}" data-out`));
    const about = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '',
    ) as {
      hasMenuSection: { hasMenuItem: { offers: object }[] }[];
    };
    const stock = (state: string) => `https://schema.org/${state}`;
    expect(about.hasMenuSection[0]?.hasMenuItem[0]?.offers).toMatchObject([
      { '@type': 'Offer', name: 'Glass', price: 12.5, availability: stock('InStock') },
      { name: 'Pitcher & <jug>', price: 48, priceCurrency: 'EUR', availability: stock('OutOfStock') },
    ]);
    const page = await openStream(slug);
    await eventually(async () => expect(page.states.at(-1)?.out).toEqual([pitcher]));
    await count(270);
    await eventually(async () => expect(page.states.at(-1)?.out).toEqual([]));
    page.close();
  });

  it('strikes through what runs out on every open one, and what comes back is poured again [BEYOND-247]', async () => {
    const { slug, drinkId, count, owner, params } = await aPublishedMenu();
    const pages = await Promise.all(Array.from({ length: 20 }, () => openStream(slug)));
    const everywhere = (out: string[]) =>
      eventually(async () =>
        expect(pages.every(({ states }) => `${states.at(-1)?.out}` === `${out}`)).toBe(true),
      );
    await everywhere([]);
    await count(59);
    await everywhere([drinkId]);
    expect((await pageOf(slug)).text).toMatch(new RegExp(`data-id="${drinkId}"[^>]* data-out`));
    await count(120);
    await everywhere([]);
    const { version } = pages[0]?.states.at(-1) ?? {};
    const { revision } = await owner.call(menuRoutes.get, { params });
    await changeName(owner, params, revision);
    await eventually(async () => expect(pages[0]?.states.at(-1)?.version).not.toBe(version));
    for (const page of pages) page.close();
    expect((await openStream('never-was')).status).toBe(404);
  });

  it('says on every open one that it is gone, also when it moves to another address [BEYOND-247]', async () => {
    const { slug, owner, params } = await aPublishedMenu();
    const first = await openStream(slug);
    await owner.call(menuRoutes.publish, { params, body: { slug: `${slug}-2` } });
    await eventually(async () => expect(first.told.isGone).toBe(true));
    const second = await openStream(`${slug}-2`);
    await owner.call(menuRoutes.withdraw, { params });
    await eventually(async () => expect(second.told.isGone).toBe(true));
    await owner.call(menuRoutes.publish, { params, body: { slug } });
    const third = await openStream(slug);
    await owner.call(menuRoutes.delete, { params });
    await eventually(async () => expect(third.told.isGone).toBe(true));
    for (const page of [first, second, third]) page.close();
  });

  it('tells where an order is by its number alone, and the guest reads theirs by their secret (security 87) [BEYOND-250]', async () => {
    const { owner, params, slug, drinkId } = await aPublishedMenu();
    const table = { params: { id: params.id, tableId: newId() } };
    await owner.call(tableRoutes.set, { ...table, body: { name: 'By the window' } });
    const { token } = await owner.call(tableRoutes.makeCode, table);
    await owner.call(tableRoutes.setOpen, { params: { id: params.id }, body: { isOpen: true } });
    const page = await openStream(slug);
    const key = randomBytes(24).toString('base64url');
    const own = { params: { slug, key } };
    const body = { token, device: key, drinkId, guest: 'Adalbert', note: 'In a hurry' };
    const { id } = await stack.visitor().call(guestOrderRoutes.place, { ...own, body });
    await eventually(async () =>
      expect(page.states.at(-1)).toMatchObject({
        out: [drinkId],
        isOpen: true,
        tickets: { [id]: { state: 'waiting', place: 1 } },
      }),
    );
    expect(JSON.stringify(page.states)).not.toContain('Adalbert');
    expect((await pageOf(slug)).text).not.toContain('Adalbert');
    expect(await stack.visitor().call(guestOrderRoutes.get, own)).toMatchObject({ id, place: 1 });
    await stack.visitor().call(guestOrderRoutes.cancel, own);
    await eventually(async () => expect(page.states.at(-1)).toMatchObject({ out: [], tickets: {} }));
    page.close();
  });
});

describe('a happy hour', () => {
  const clockAt = (at: Date) => at.toISOString().slice(11, 16);
  const hoursAround = (at: Date): HappyHours => {
    const [from, to] = [-1, 1].map((hours) => clockAt(new Date(at.getTime() + hours * hourMs)));
    const window = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: `${from}`, to: `${to}`, percent: 20 };
    return { timeZone: 'UTC', windows: [window] };
  };

  it('shows its price with the usual one struck through, and an order keeps the price of its moment on the tab and in the evening [BEYOND-255]', async () => {
    const now = new Date();
    const happyHours = hoursAround(now);
    const { owner, params, slug, drinkId, count } = await aPublishedMenu('Cheap', happyHours);
    const { id } = params;
    await count(600);
    const { text } = await pageOf(slug);
    expect(text).toContain('<s><span class="hidden">Usually </span>€12.50</s>');
    expect(text).toContain('<span class="hidden">Now </span>€10.00');
    expect(text).toMatch(/Happy hour until \d{1,2}:\d\d [AP]M: 20% off/);
    const shown = await stack.visitor().call(publicMenuRoutes.get, { params: { slug } });
    expect(shown.happyHour).toMatchObject({ percent: 20, until: shown.pricesUntil });
    expect(clockAt(new Date(shown.pricesUntil ?? 0))).toBe(happyHours.windows[0]?.to);

    const table = { params: { id, tableId: newId() } };
    await owner.call(tableRoutes.set, { ...table, body: { name: 'By the window' } });
    const { token } = await owner.call(tableRoutes.makeCode, table);
    await owner.call(tableRoutes.setOpen, { params: { id }, body: { isOpen: true } });
    const order = (at: Date) => {
      const key = randomBytes(24).toString('base64url');
      const body = { token, device: key, drinkId, guest: 'Ada' };
      return stack.ask(guestOrderRoutes.place, { params: { slug, key }, body }, undefined, at);
    };
    const before = await order(new Date(now.getTime() - 3 * hourMs));
    const within = await order(now);
    const { revision } = await owner.call(menuRoutes.get, { params });
    await changeName(owner, params, revision);
    expect((await pageOf(slug)).text).not.toContain('Happy hour');
    const { items } = await owner.call(ticketRoutes.list, { params: { id } });
    expect(items.map(({ price }) => price?.amount)).toEqual([1250, 1000]);
    const [tab] = (await owner.call(tabRoutes.list, { params: { id } })).items;
    expect(tab?.totals).toEqual([{ amount: 2250, currency: 'eur' }]);
    const ticketIds = [before.id, within.id];
    for (const [from, to] of [
      ['waiting', 'begun'],
      ['begun', 'ready'],
      ['ready', 'served'],
    ] as const)
      await owner.call(ticketRoutes.move, { params: { id }, body: { ticketIds, from, to } });
    const [from, to] = [-6, 1].map((hours) => new Date(now.getTime() + hours * hourMs).toISOString());
    const query = { from: `${from}`, to: `${to}` };
    expect((await owner.call(eveningRoutes.read, { params: { id }, query })).brought).toEqual([
      { amount: 2250, currency: 'eur' },
    ]);
  });

  it('that ends when it begins, on no day, in no zone or for nothing is refused at its field, and changes nothing [BEYOND-255]', async () => {
    const { owner, params } = await aPublishedMenu();
    const { revision, sections } = await owner.call(menuRoutes.get, { params });
    const body = { name: 'Other', currency: 'eur', availability: 'greyed', revision, sections: [] } as const;
    const [window] = hoursAround(new Date()).windows as [HappyHours['windows'][number]];
    const wrong: [HappyHours, string][] = [
      [{ timeZone: 'UTC', windows: [{ ...window, to: window.from }] }, 'windows.0.to'],
      [{ timeZone: 'UTC', windows: [{ ...window, weekdays: [] }] }, 'windows.0.weekdays'],
      [{ timeZone: 'UTC', windows: [{ ...window, percent: 0 }] }, 'windows.0.percent'],
      [{ timeZone: 'Mars/Olympus', windows: [window] }, 'timeZone'],
    ];
    for (const [happyHours, path] of wrong) {
      const sent = { params, body: { ...body, happyHours } };
      const { status, body: said } = await owner.send(menuRoutes.save, sent);
      expect([status, said]).toMatchObject([400, { errors: [{ path: `body.happyHours.${path}` }] }]);
    }
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({ revision, sections });
  });
});

async function changeName(
  owner: Agent,
  params: { id: string; menuId: string },
  revision: number,
): Promise<void> {
  const { slug, sections, ...menu } = await owner.call(menuRoutes.get, { params });
  const { currency, availability } = menu;
  const written = sections.map(({ id, name, drinks }) => ({
    id,
    name,
    drinks: drinks.map(({ recipeName: _, ...drink }) => drink),
  }));
  const body = { name: 'Another name', currency, availability, revision, sections: written };
  await owner.call(menuRoutes.save, { params, body });
  await owner.call(menuRoutes.publish, { params, body: { slug: slug ?? '' } });
}
