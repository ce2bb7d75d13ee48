import { adminMemberRoutes } from '@barspoon/contracts';
import { type Agent, anAdmin } from '@barspoon/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectedTo, expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { signIn } from '../support/sign-in.ts';

const bar = journeys();
let keeper: Agent;
beforeAll(async () => {
  keeper = await anAdmin(bar.stack);
});

interface Somebody {
  page: Page;
  id: string;
  email: string;
  fullName: string;
}
let count = 0;

/** Somebody new, whose page at `path` is open and connected to the server. */
async function somebodyAt(
  path: string,
  role: 'member' | 'admin',
  look: BrowserContextOptions,
): Promise<Somebody> {
  const fullName = `Mona Number${++count}`;
  const { page, id, email } = await bar.member(look, { role, fullName });
  const connected = connectedTo(page);
  await page.goto(path);
  await connected;
  return { page, id, email, fullName };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const params = ({ id }: Somebody) => ({ id });

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function seen(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('what an admin decides shows on open pages in %s', (name, look) => {
  const slug = name.replace(/\W+/g, '-');

  it('at once when they suspend: the member is signed out and told why, and let in again when restored [ADM-USERS-02, ADM-USERS-05, ACCESS-22, ACCESS-23, AUTH-13, BEYOND-07]', async () => {
    const [admin, member] = [
      await somebodyAt('/admin/users', 'admin', look),
      await somebodyAt('/inventory', 'member', look),
    ];
    await member.page.getByLabel('Search bottles, mixers and tools').waitFor();
    await admin.page.goto(`/admin/users/${member.id}/show`);
    await press(admin.page, `Manage ${member.fullName}`);
    await admin.page.getByRole('radio', { name: /^Suspended/ }).check();
    await press(admin.page, 'Save');
    await admin.page.getByText('User status updated successfully').waitFor();

    await member.page.getByText('Your account has been suspended.').first().waitFor();
    await seen(member.page, `${slug}-suspended`);
    expect(await member.page.evaluate(() => localStorage.getItem('session'))).not.toBe('open');
    await signIn(member.page, member.email);
    await member.page.getByText('Your account has been suspended.').first().waitFor();
    await seen(member.page, `${slug}-suspended-sign-in`);

    await keeper.call(adminMemberRoutes.setStatus, { params: params(member), body: { status: 'active' } });
    await signIn(member.page, member.email);
    await member.page.getByRole('heading', { name: 'Membership' }).waitFor();
    for (const { page } of [admin, member]) await page.context().close();
  });

  it('at once when they demote and promote: the console closes and opens [ADM-USERS-03, ACCESS-14, BEYOND-03]', async () => {
    const other = await somebodyAt('/admin/users', 'admin', look);
    const { page } = other;
    await page.getByRole('heading', { name: 'Users' }).first().waitFor();
    await keeper.call(adminMemberRoutes.demote, { params: params(other) });
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await seen(page, `${slug}-demoted`);
    await keeper.call(adminMemberRoutes.promote, { params: params(other) });
    await page.getByRole('heading', { name: 'Users' }).first().waitFor();
    await page.context().close();
  });

  it('at once when they suspend another admin, whose console closes [ADM-USERS-02, ACCESS-14, BEYOND-07]', async () => {
    const other = await somebodyAt('/admin/users', 'admin', look);
    const body = { status: 'suspended' } as const;
    await keeper.call(adminMemberRoutes.setStatus, { params: params(other), body });
    await other.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await other.page.getByRole('link', { name: 'Sign in' }).waitFor();
    await other.page.context().close();
  });
});
