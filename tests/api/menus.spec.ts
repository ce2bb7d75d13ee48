import { randomBytes } from 'node:crypto';
import {
  barItemRoutes,
  guestOrderRoutes,
  inventoryInternalRoutes,
  ledgerRoutes,
  menuRoutes,
  ownRecipeRoutes,
  tableRoutes,
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

/** A published menu with one drink of gin, on a bar with a bottle that has enough for it. */
async function aPublishedMenu(name = 'Gin & <Ice>') {
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
  await owner.call(menuRoutes.save, {
    params,
    body: {
      name,
      currency: 'eur',
      availability: 'greyed',
      revision: 0,
      sections: [{ id: newId(), name: 'Cold', drinks: [{ id: drinkId, recipeId, price: 1250 }] }],
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
  const decoder = new TextDecoder();
  let text = '';
  void (async () => {
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^event: state\ndata: (.*)$/.exec(event)?.[1];
        if (data) states.push(JSON.parse(data) as (typeof states)[number]);
      }
    }
  })().catch(() => undefined);
  return { status: answer.status, states, close: () => abort.abort() };
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
