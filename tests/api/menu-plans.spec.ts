import {
  followMenuPlans,
  hourMs,
  ledgerRoutes,
  type MenuPlan,
  menuRoutes,
  ownRecipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, aRecipe, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScheduled } from '../support/scheduled-jobs.ts';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let recipeId: string;
beforeAll(async () => {
  stack = await sharedServices();
  const recipe = { ...aRecipe({ name: 'Planned Sour' }), visibility: 'public' as const };
  recipeId = (await (await aMember(stack)).call(ownRecipeRoutes.create, { body: recipe })).id;
});
afterAll(() => stack?.stop());

async function aMenu() {
  const owner = await aMember(stack);
  const [id, menuId] = [owner.userId ?? '', newId()];
  const params = { id, menuId };
  const sections = [{ id: newId(), name: 'Cold', drinks: [{ id: newId(), recipeId }] }];
  const body = { name: 'Tonight', currency: 'eur', availability: 'greyed', revision: 0, sections } as const;
  await owner.call(menuRoutes.save, { params, body });
  return { owner, params, slug: `planned-${menuId}` };
}

const hours = (count: number) => new Date(Date.now() + count * hourMs).toISOString();
/** As somebody planned it three hours ago. */
const planned = (
  { owner, params }: { owner: Agent; params: { id: string; menuId: string } },
  body: MenuPlan,
) => {
  const actor = { kind: 'member', id: params.id, role: 'member', granted: true, sessionId: newId() } as const;
  expect(owner.userId).toBe(params.id);
  return stack.ask(menuRoutes.plan, { params, body }, actor, new Date(Date.now() - 3 * hourMs));
};
const pageOf = async (slug: string) => (await fetch(`${stack.url}/menus/${slug}`)).status;

describe('a menu that is planned', () => {
  it('is published as it is written then, and taken down; what was withdrawn or is ahead does not happen [BEYOND-256, BEYOND-259]', async () => {
    const [menu, withdrawn] = [await aMenu(), await aMenu()];
    const { owner, params, slug } = menu;
    const [at, withdrawAt] = [hours(-2), hours(2)];
    expect(await planned(menu, { publish: { at, slug }, withdrawAt })).toMatchObject({
      plan: { publish: { at, slug }, withdrawAt },
    });
    await planned(withdrawn, { publish: { at, slug: withdrawn.slug }, withdrawAt: null });
    await withdrawn.owner.call(menuRoutes.plan, {
      params: withdrawn.params,
      body: { publish: null, withdrawAt: null },
    });
    await runScheduled(stack, followMenuPlans);
    expect([await pageOf(slug), await pageOf(withdrawn.slug)]).toEqual([200, 404]);
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({
      slug,
      isChanged: false,
      plan: { publish: null, withdrawAt },
      versions: [{ number: 1 }],
    });
    await planned(menu, { publish: null, withdrawAt: hours(-1) });
    await runScheduled(stack, followMenuPlans);
    expect(await pageOf(slug)).toBe(404);
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({
      slug: null,
      plan: { publish: null, withdrawAt: null },
    });
    const history = await owner.call(ledgerRoutes.list, { params: { id: params.id }, query: {} });
    const about = { by: null, menu: { id: params.menuId, name: 'Tonight', slug, isPlanned: true } };
    expect(history.items).toMatchObject([
      { kind: 'menuWithdrawn', ...about },
      { kind: 'menuPublished', ...about },
    ]);
  });

  it('says why it could not be published, once [BEYOND-256]', async () => {
    const [menu, other] = [await aMenu(), await aMenu()];
    const { owner, params, slug } = menu;
    const at = hours(-1);
    await planned(menu, { publish: { at, slug }, withdrawAt: null });
    await other.owner.call(menuRoutes.publish, { params: other.params, body: { slug } });
    await runScheduled(stack, followMenuPlans);
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({
      slug: null,
      plan: { publish: null, withdrawAt: null },
      missed: { at, why: 'Another menu has this address already. Choose another one' },
    });
  });

  it('is ahead, and taken down after it is published: other plans are refused and change nothing [BEYOND-256]', async () => {
    const { owner, params, slug } = await aMenu();
    for (const [body, path] of [
      [{ publish: { at: hours(-1), slug }, withdrawAt: null }, 'publish.at'],
      [{ publish: null, withdrawAt: hours(-1) }, 'withdrawAt'],
      [{ publish: { at: hours(2), slug }, withdrawAt: hours(1) }, 'withdrawAt'],
      [{ publish: { at: hours(2), slug: 'NOT' }, withdrawAt: null }, 'publish.slug'],
    ] as const) {
      const { status, body: said } = await owner.send(menuRoutes.plan, { params, body });
      expect([status, said]).toMatchObject([400, { errors: [{ path: `body.${path}` }] }]);
    }
    expect((await owner.call(menuRoutes.get, { params })).plan).toEqual({ publish: null, withdrawAt: null });
  });
});
