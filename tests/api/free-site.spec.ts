import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminMemberRoutes, assistantRoutes, membershipRoutes, profileRoutes } from '@barspoon/contracts';
import { aMember, anAdmin, anExpiredMember, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMembers, ensureDemoMembers } from '../../tools/user/demo.ts';
import { allServices } from '../support/all-services.ts';
import { aWebFolder } from '../support/web-folder.ts';

const web = aWebFolder();
const admin = mkdtempSync(join(tmpdir(), 'admin-'));
writeFileSync(join(admin, 'index.html'), '<!doctype html><head><title>The console</title></head>');
let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices, { MEMBERSHIP: 'free', WEB_DIR: web, ADMIN_DIR: admin });
});
afterAll(async () => {
  await stack.stop();
  for (const folder of [web, admin]) rmSync(folder, { recursive: true });
});

it('lets everybody in who has an account, however long ago they came [BEYOND-266]', async () => {
  const bea = await anExpiredMember(stack);
  expect((await bea.call(profileRoutes.me, {})).access).toEqual({
    granted: true,
    reason: 'free',
    trialEndsAt: null,
  });
  const { status } = await bea.send(assistantRoutes.ask, { body: { question: 'a drink with gin' } });
  expect(status).toBe(201);
});

it('sells nothing [BEYOND-266]', async () => {
  const ada = await aMember(stack);
  const { status, body } = await ada.send(membershipRoutes.createCheckout, { body: {} });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'identity.nothing_to_pay',
    detail: 'This site is free: there is nothing to pay for.',
  });
});

it('has demo members, too, none of whom has paid [BEYOND-266]', async () => {
  await ensureDemoMembers(stack.ask);
  const { email = '', password = '' } = demoMembers().find(({ role }) => role === 'subscriber') ?? {};
  const subscriber = await stack.visitor().signIn(email, password);
  expect((await subscriber.call(profileRoutes.me, {})).access.reason).toBe('free');
});

it('tells its admins that access is free, and extends no trial [BEYOND-266]', async () => {
  const [ada, boss] = [await aMember(stack), await anAdmin(stack)];
  const { id } = await ada.call(profileRoutes.me, {});
  const shown = await boss.call(adminMemberRoutes.get, { params: { id } });
  expect(shown).toMatchObject({ access: 'free', accessUntil: null });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { status } = await boss.send(adminMemberRoutes.extendTrial, { params: { id }, body: { until } });
  expect(status).toBe(422);
});

it('says so in the documents of the site and of the console [BEYOND-266]', async () => {
  const page = await fetch(`${stack.url}/`);
  expect(await page.text()).toContain('<meta name="membership" content="free">');
  const console = await fetch(`${stack.url}/admin/`);
  expect(await console.text()).toContain('<meta name="configured-membership" content="free">');
});
