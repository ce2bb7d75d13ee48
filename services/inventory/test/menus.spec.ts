import {
  barRoutes,
  ledgerRoutes,
  type MemberActor,
  menuChanged,
  menuRoutes,
  ownBarRoutes,
  publicMenuRoutes,
  recipeRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aVisitor } from './actors.ts';
import { aFact, specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('the menus of a bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
    inventory.catalogue.shown = { name: 'Gimlet', serves: 1, spec: [specLine(60, 'gin')] };
  });
  afterAll(() => inventory.stop());

  type Body = SentInputOf<typeof menuRoutes.save>['body'];
  const aMenu = (recipeId = newId(), more: Partial<Body> = {}): Body => ({
    name: 'Winter',
    currency: 'eur',
    availability: 'greyed',
    revision: 0,
    sections: [
      { id: newId(), name: 'Sours', drinks: [{ id: newId(), recipeId, price: 1200, tags: ['house'] }] },
    ],
    ...more,
  });
  const save = (actor: MemberActor, menuId: string, body: Body, id = actor.id) =>
    inventory.ask(menuRoutes.save, { params: { id, menuId }, body }, actor);
  const publish = (actor: MemberActor, menuId: string, slug: string, id = actor.id) =>
    inventory.ask(menuRoutes.publish, { params: { id, menuId }, body: { slug } }, actor);
  const read = (slug: string) => inventory.ask(publicMenuRoutes.get, { params: { slug } }, aVisitor);
  const outOn = async (slug: string) =>
    (await read(slug)).sections.flatMap(({ drinks }) => drinks.map(({ isOut }) => isOut));
  const buy = async (actor: MemberActor, level: number | null) => {
    const [bottleId, itemId] = [newId(), inventory.idOf('london-dry-gin')];
    const body = { kind: 'bought', bottleId, itemId, size: 700, unit: 'ml', level } as const;
    await inventory.ask(ledgerRoutes.write, { params: { id: actor.id, entryId: newId() }, body }, actor);
    return bottleId;
  };
  const count = (actor: MemberActor, bottleId: string, level: number) =>
    inventory.ask(
      ledgerRoutes.write,
      { params: { id: actor.id, entryId: newId() }, body: { kind: 'counted', bottleId, level } },
      actor,
    );

  it('are drafts until they are published, and are read by anybody then as they were [BEYOND-245]', async () => {
    const [ann, menuId] = [aMember(), newId()];
    const body = aMenu();
    expect(await save(ann, menuId, body)).toMatchObject({ revision: 1, slug: null, isChanged: true });
    await expect(read('winter-at-anns')).rejects.toMatchObject({ code: 'inventory.menu_not_found' });
    expect(await publish(ann, menuId, 'winter-at-anns')).toMatchObject({
      slug: 'winter-at-anns',
      isChanged: false,
      versions: [{ number: 1 }],
    });
    const changed = await save(ann, menuId, { ...body, name: 'Spring', revision: 2 });
    expect(changed).toMatchObject({ name: 'Spring', isChanged: true });
    expect(await read('winter-at-anns')).toMatchObject({
      name: 'Winter',
      barName: 'My Bar',
      sections: [
        { drinks: [{ name: 'Gimlet', price: { amount: 1200, currency: 'eur' }, ingredients: ['gin'] }] },
      ],
    });
    await publish(ann, menuId, 'winter-at-anns');
    const params = { id: ann.id, menuId };
    expect(await inventory.ask(menuRoutes.restore, { params, body: { number: 1 } }, ann)).toMatchObject({
      name: 'Winter',
      isChanged: true,
    });
    expect((await read('winter-at-anns')).name).toBe('Spring');
    await inventory.ask(menuRoutes.withdraw, { params }, ann);
    await expect(read('winter-at-anns')).rejects.toMatchObject({ code: 'inventory.menu_not_found' });
  });

  it('are not overwritten by whoever has read an older one, and have an address of their own [BEYOND-245]', async () => {
    const [ann, bea, menuId] = [aMember(), aMember(), newId()];
    await save(ann, menuId, aMenu());
    await expect(save(ann, menuId, aMenu())).rejects.toMatchObject({ code: 'inventory.menu_changed' });
    await expect(save(bea, menuId, aMenu())).rejects.toMatchObject({ code: 'inventory.menu_not_found' });
    await publish(ann, menuId, 'one-address');
    const other = newId();
    await save(bea, other, aMenu());
    await expect(publish(bea, other, 'one-address')).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.slug' }] },
    });
    const empty = newId();
    await save(bea, empty, aMenu(undefined, { sections: [] }));
    await expect(publish(bea, empty, 'nothing-yet')).rejects.toMatchObject({ code: 'inventory.menu_empty' });
  });

  it('keep the sizes of a drink, also in a version that is brought back, and refuse what is none [BEYOND-260]', async () => {
    const [ann, menuId, recipeId] = [aMember(), newId(), newId()];
    const sized = (more: object = {}, name = 'Pitcher') => {
      const sizes = ['Glass', name].map((size, at) => ({ id: newId(), name: size, factor: at * 3 + 1 }));
      const drink = { id: newId(), recipeId, sizes, ...more };
      return aMenu(recipeId, { sections: [{ id: newId(), name: 'Sours', drinks: [drink] }] });
    };
    for (const [wrong, path] of [
      [sized({ price: 1200 }), 'body.sections.0.drinks.0.price'],
      [sized({}, 'glass'), 'body.sections.0.drinks.0.sizes'],
      [
        sized({ sizes: [{ id: newId(), name: 'Bath', factor: 51 }] }),
        'body.sections.0.drinks.0.sizes.0.factor',
      ],
    ] as const)
      await expect(save(ann, menuId, wrong)).rejects.toMatchObject({ extra: { errors: [{ path }] } });
    const body = sized();
    await save(ann, menuId, body);
    await publish(ann, menuId, 'in-sizes');
    const without = body.sections.map((section) => ({
      ...section,
      drinks: section.drinks.map(({ sizes: _, ...drink }) => drink),
    }));
    const changed = await save(ann, menuId, { ...body, revision: 2, sections: without });
    expect(changed.isChanged).toBe(true);
    expect(changed.sections[0]?.drinks[0]).not.toHaveProperty('sizes');
    const params = { id: ann.id, menuId };
    const restored = await inventory.ask(menuRoutes.restore, { params, body: { number: 1 } }, ann);
    expect(restored).toMatchObject({
      isChanged: false,
      sections: [
        {
          drinks: [
            {
              price: null,
              sizes: [
                { name: 'Glass', factor: 1 },
                { name: 'Pitcher', factor: 4 },
              ],
            },
          ],
        },
      ],
    });
  });

  it('are previewed as they are written, with what can be made now, and nothing is stored [BEYOND-261]', async () => {
    const [ann, bea, menuId] = [aMember(), aMember(), newId()];
    const preview = (actor: MemberActor, body: Body, id = actor.id) =>
      inventory.ask(menuRoutes.preview, { params: { id, menuId }, body }, actor);
    const body = aMenu();
    const seen = {
      name: 'Winter',
      slug: 'preview',
      sections: [{ drinks: [{ name: 'Gimlet', isOut: true }] }],
    };
    expect(await preview(ann, body)).toMatchObject(seen);
    expect(await inventory.ask(menuRoutes.list, { params: { id: ann.id } }, ann)).toEqual({ items: [] });
    await save(ann, menuId, body);
    await publish(ann, menuId, 'previewed');
    await buy(ann, 60);
    const written = await preview(ann, { ...body, name: 'Spring' });
    expect(written).toEqual({ ...(await read('previewed')), name: 'Spring' });
    expect(written.sections[0]?.drinks[0]?.isOut).toBe(false);
    await expect(preview(bea, body)).rejects.toMatchObject({ code: 'inventory.menu_not_found' });
  });

  it('say in the history of their bar when they were published, restored and taken down, and by whom [BEYOND-259]', async () => {
    const [ann, menuId, deleted] = [aMember(), newId(), newId()];
    const params = { id: ann.id, menuId };
    const history = async () =>
      (await inventory.ask(ledgerRoutes.list, { params: { id: ann.id }, query: {} }, ann)).items;
    await save(ann, menuId, aMenu());
    expect(await history()).toEqual([]);
    await publish(ann, menuId, 'told-of');
    await publish(ann, menuId, 'told-of-elsewhere');
    await inventory.ask(menuRoutes.restore, { params, body: { number: 1 } }, ann);
    for (const _ of [1, 2]) await inventory.ask(menuRoutes.withdraw, { params }, ann);
    await save(ann, deleted, aMenu(undefined, { name: 'Summer' }));
    await publish(ann, deleted, 'gone-soon');
    await inventory.ask(menuRoutes.delete, { params: { id: ann.id, menuId: deleted } }, ann);
    const about = { id: menuId, name: 'Winter', isPlanned: false };
    const [summer, second] = [
      { ...about, id: deleted, name: 'Summer', slug: 'gone-soon' },
      'told-of-elsewhere',
    ];
    const lines = (await history()).map(({ kind, menu }) => ({ kind, ...menu }));
    expect(lines).toEqual([
      { kind: 'menuWithdrawn', ...summer, number: null },
      { kind: 'menuPublished', ...summer, number: 1 },
      { kind: 'menuWithdrawn', ...about, slug: second, number: null },
      { kind: 'menuRestored', ...about, slug: null, number: 1 },
      { kind: 'menuPublished', ...about, slug: second, number: 2 },
      { kind: 'menuPublished', ...about, slug: 'told-of', number: 1 },
    ]);
    const [entry] = await history();
    const undone = { kind: 'undone', entryId: entry?.id ?? '' } as const;
    await expect(
      inventory.ask(ledgerRoutes.write, { params: { id: ann.id, entryId: newId() }, body: undone }, ann),
    ).rejects.toMatchObject({ code: 'inventory.cannot_undo' });
  });

  it('show what can be made now, and tell when that changes [BEYOND-246, BEYOND-247]', async () => {
    const [ann, menuId] = [aMember(), newId()];
    const heard = inventory.catalogue.hears(menuChanged);
    await save(ann, menuId, aMenu());
    await publish(ann, menuId, 'follows-stock');
    expect(await outOn('follows-stock')).toEqual([true]);
    const bottle = await buy(ann, 60);
    expect(await outOn('follows-stock')).toEqual([false]);
    await count(ann, bottle, 59);
    expect(await outOn('follows-stock')).toEqual([true]);
    await eventually(async () =>
      expect(heard.filter(({ data }) => data.slug === 'follows-stock').length).toBeGreaterThanOrEqual(3),
    );
    await inventory.ask(barRoutes.remove, { params: { id: inventory.idOf('london-dry-gin') } }, ann);
    expect(await outOn('follows-stock')).toEqual([true]);
  });

  it('lose a recipe that is gone or made private by somebody else, and not one of the owner [BEYOND-245]', async () => {
    const [ann, menuId] = [aMember(), newId()];
    const [gone, hidden, own] = [
      aFact('Gone', ['gin']),
      aFact('Hidden', ['gin'], { userId: newId() }),
      aFact('Own', ['gin'], { userId: ann.id }),
    ];
    const drinks = [gone, hidden, own].map(({ recipeId }) => ({ id: newId(), recipeId }));
    await save(ann, menuId, aMenu(undefined, { sections: [{ id: newId(), name: 'All', drinks }] }));
    await publish(ann, menuId, 'loses-recipes');
    await inventory.catalogue.publishes(gone, hidden, own);
    await inventory.catalogue.deletes(gone);
    for (const one of [hidden, own])
      await inventory.catalogue.publishes({ ...one, revision: 2, visibility: 'private' });
    await eventually(async () =>
      expect((await read('loses-recipes')).sections[0]?.drinks.map(({ id }) => id)).toEqual([drinks[2]?.id]),
    );
  });

  it('say what is in a drink now when its recipe is changed, allergens above all [BEYOND-246]', async () => {
    const [ann, menuId] = [aMember(), newId()];
    const fact = aFact('Flip', ['gin'], { userId: newId() });
    const { facts } = recipeRoutes.get.example.response;
    const shows = (more: Partial<typeof facts>) =>
      inventory.catalogue.others.set(fact.recipeId, { name: 'Flip', facts: { ...facts, ...more } });
    shows({ allergens: [] });
    await inventory.catalogue.publishes(fact);
    const { revision } = await save(ann, menuId, aMenu(fact.recipeId));
    await publish(ann, menuId, 'follows-recipes');
    shows({ allergens: ['egg'] });
    await inventory.catalogue.publishes({ ...fact, revision: 2 });
    await eventually(async () =>
      expect((await read('follows-recipes')).sections[0]?.drinks).toMatchObject([{ allergens: ['egg'] }]),
    );
    const stale = save(ann, menuId, aMenu(fact.recipeId, { revision }));
    await expect(stale).rejects.toMatchObject({ code: 'inventory.menu_changed' });
  });

  it('are gone with their bar, and hidden while it is in the archive [BEYOND-245]', async () => {
    const [ann, menuId] = [aMember(), newId()];
    const { id } = await inventory.ask(ownBarRoutes.create, { body: { name: 'The cabin' } }, ann);
    await save(ann, menuId, aMenu(), id);
    await publish(ann, menuId, 'the-cabin-menu', id);
    expect(await read('the-cabin-menu')).toMatchObject({ barName: 'The cabin' });
    const gone = { code: 'inventory.menu_not_found' };
    await inventory.ask(ownBarRoutes.archive, { params: { id } }, ann);
    await expect(read('the-cabin-menu')).rejects.toMatchObject(gone);
    await inventory.ask(ownBarRoutes.restore, { params: { id } }, ann);
    await read('the-cabin-menu');
    await inventory.ask(ownBarRoutes.delete, { params: { id } }, ann);
    await expect(read('the-cabin-menu')).rejects.toMatchObject(gone);
  });
});
