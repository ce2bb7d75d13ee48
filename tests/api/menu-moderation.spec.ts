import { randomBytes } from 'node:crypto';
import {
  adminModerationRoutes,
  barInviteRoutes,
  barMemberRoutes,
  type ContentRef,
  communityAuditRoutes,
  communityOwnDataRoutes,
  type DecisionInput,
  guestOrderRoutes,
  menuReportRoutes,
  menuRoutes,
  moderationRoutes,
  notificationRoutes,
  ownBarRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  profileRoutes,
  publicMenuRoutes,
  tableRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
let other: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  [admin, other] = [await anAdmin(stack), await anAdmin(stack)];
});
afterAll(() => stack?.stop());

const password = 'a long night out';

async function aPublishedMenu() {
  const owner = await aMember(stack);
  const { id } = await owner.call(ownBarRoutes.create, { body: { name: 'The cabin' } });
  const drink = `Reported Sour ${newId()}`;
  const recipe = { ...aRecipe({ name: drink }), visibility: 'public' as const };
  const { id: recipeId } = await owner.call(ownRecipeRoutes.create, { body: recipe });
  const [menuId, drinkId, tableId] = [newId(), newId(), newId()];
  const params = { id, menuId };
  const slug = `reported-${menuId}`;
  const sections = [{ id: newId(), name: 'Cold', drinks: [{ id: drinkId, recipeId, line: 'Buy my book' }] }];
  const body = { name: 'Tonight', currency: 'eur', availability: 'greyed', revision: 0, sections } as const;
  await owner.call(menuRoutes.save, { params, body });
  await owner.call(menuRoutes.publish, { params, body: { slug } });
  const table = { params: { id, tableId } };
  await owner.call(tableRoutes.set, { ...table, body: { name: 'By the window' } });
  const { token } = await owner.call(tableRoutes.makeCode, table);
  await owner.call(tableRoutes.setOpen, { params: { id }, body: { isOpen: true } });
  return { owner, params, slug, drink, drinkId, token };
}

const report = (by: Agent, slug: string) =>
  by.send(menuReportRoutes.report, { params: { slug }, body: { reason: 'spam', note: null } });
const queued = async (contentId: string) => {
  const { items } = await admin.call(adminModerationRoutes.queue, { query: { limit: 50 } });
  return items.find((item) => item.contentId === contentId);
};
const decide = (by: Agent, id: string, verdict: DecisionInput['verdict']) => {
  const contents: ContentRef[] = [{ kind: 'menu', id }];
  const reason = verdict === 'remove' ? ('spam' as const) : null;
  return by.call(adminModerationRoutes.decide, {
    body: { contents, verdict, reason, note: 'No books here.' },
  });
};
const pageOf = async (slug: string) => (await fetch(`${stack.url}/menus/${slug}`)).status;

describe('the menu of a bar that readers report', () => {
  it('is taken down with a reason, takes no orders, stays so when it is published again, and comes back by an appeal [BEYOND-257]', async () => {
    const { owner, params, slug, drink, drinkId, token } = await aPublishedMenu();
    const bea = await aMember(stack);
    expect((await report(stack.visitor(), slug)).status).toBe(401);
    expect((await report(bea, 'never-was')).status).toBe(404);
    expect((await report(owner, slug)).status).toBe(422);
    for (let time = 0; time < 2; time++) expect((await report(bea, slug)).status).toBe(200);
    const item = await queued(params.menuId);
    expect(item).toMatchObject({ kind: 'menu', state: 'reported', reportsCount: 1, authorId: owner.userId });
    expect(item?.content).toBe(`Tonight · The cabin\nCold\n${drink}: Buy my book\n/menus/${slug}`);

    expect((await decide(admin, params.menuId, 'remove')).refused).toEqual([]);
    await eventually(async () => expect(await pageOf(slug)).toBe(404));
    const visitor = stack.visitor();
    expect((await visitor.send(publicMenuRoutes.get, { params: { slug } })).status).toBe(404);
    const key = randomBytes(24).toString('base64url');
    const body = { token, device: key, drinkId, guest: 'Ada' };
    expect((await visitor.send(guestOrderRoutes.place, { params: { slug, key }, body })).status).toBe(404);
    expect((await visitor.send(guestOrderRoutes.table, { params: { slug, token } })).status).toBe(404);
    expect((await report(bea, slug)).status).toBe(404);
    await owner.call(menuRoutes.publish, { params, body: { slug } });
    expect(await pageOf(slug)).toBe(404);
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({
      withheldFrom: owner.userId,
      slug,
    });
    await eventually(async () => {
      const { items } = await owner.call(notificationRoutes.list, { query: {} });
      expect(items.map(({ text }) => text)).toContain(
        'Your menu was removed by a moderator. It advertises something or is spam.',
      );
    });

    const { items } = await owner.call(moderationRoutes.mine, { query: {} });
    expect(items).toMatchObject([
      { kind: 'menu', state: 'removed', note: 'No books here.', mayAppeal: true },
    ]);
    const appeal = { params: { id: `${items[0]?.id}` }, body: { text: 'It is a drink.' } };
    await owner.call(moderationRoutes.appeal, appeal);
    expect((await decide(other, params.menuId, 'keep')).refused).toEqual([]);
    await eventually(async () => expect(await pageOf(slug)).toBe(200));
    expect(await owner.call(menuRoutes.get, { params })).toMatchObject({ withheldFrom: null });
    const query = { subject: `menu:${params.menuId}` };
    const audit = await admin.call(communityAuditRoutes.list, { query });
    expect(audit.items.map(({ action, actor }) => [action, actor])).toEqual([
      ['menu.restored', other.userId],
      ['menu.appealed', owner.userId],
      ['menu.removed', admin.userId],
    ]);
  });

  it('stays down while its bar is archived or has another owner, is in the export of whom it was taken from, and is a draft of the heir once they are erased [BEYOND-257, BEYOND-104]', async () => {
    const { owner, params, slug } = await aPublishedMenu();
    const { id } = params;
    const heir = await aMember(stack);
    const { id: link } = await owner.call(barMemberRoutes.invite, {
      params: { id },
      body: { role: 'bartender' },
    });
    await heir.call(barInviteRoutes.accept, { params: { id: link } });
    expect((await report(await aMember(stack), slug)).status).toBe(200);
    await owner.call(ownBarRoutes.archive, { params: { id } });
    expect((await decide(admin, params.menuId, 'remove')).refused).toEqual([]);
    await owner.call(ownBarRoutes.restore, { params: { id } });
    const withheldFrom = async () => (await heir.call(menuRoutes.get, { params })).withheldFrom;
    await eventually(async () => expect(await withheldFrom()).toBe(owner.userId));
    expect(await pageOf(slug)).toBe(404);
    await owner.call(barMemberRoutes.handOver, { params: { id }, body: { memberId: heir.userId ?? '' } });
    expect(await withheldFrom()).toBe(owner.userId);
    await heir.call(menuRoutes.publish, { params, body: { slug } });
    expect(await pageOf(slug)).toBe(404);

    const { services } = await owner.call(ownDataRoutes.export, { body: { password } });
    expect(services.community?.reported_menus).toMatchObject([{ id: params.menuId, slug, isRemoved: true }]);
    const { username } = await owner.call(profileRoutes.me, {});
    await owner.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () =>
      expect(await heir.call(menuRoutes.get, { params })).toMatchObject({ withheldFrom: null, slug: null }),
    );
    await eventually(async () => {
      const query = { memberId: owner.userId ?? '' };
      const { tables } = await stack.ask(communityOwnDataRoutes.part, { query });
      expect(Object.values(tables).flat()).toEqual([]);
    });
    await heir.call(menuRoutes.publish, { params, body: { slug } });
    expect(await pageOf(slug)).toBe(200);
    expect((await report(await aMember(stack), slug)).status).toBe(200);
    expect(await queued(params.menuId)).toMatchObject({ authorId: heir.userId, reportsCount: 1 });
  });
});
