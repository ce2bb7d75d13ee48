import { adminMemberRoutes } from '@barspoon/contracts';
import { type Agent, anAdmin, eventually } from '@barspoon/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
let keeper: Agent;
beforeAll(async () => {
  keeper = await anAdmin(bar.stack);
});

let count = 0;

interface Somebody {
  page: Page;
  id: string;
  fullName: string;
}

/** Somebody new with their browser open, found by their name. */
async function somebody(role: 'member' | 'admin', look: BrowserContextOptions): Promise<Somebody> {
  const fullName = `${role === 'admin' ? 'Iris' : 'Mona'} Number${++count}`;
  const { page, id } = await bar.member(look, { role, fullName });
  await eventually(async () => {
    const found = await keeper.call(adminMemberRoutes.list, { query: { q: fullName } });
    expect(found.total).toBe(1);
  });
  return { page, id, fullName };
}

const statusOf = async ({ id }: Somebody) =>
  (await keeper.call(adminMemberRoutes.get, { params: { id } })).status;
const searched = (q: string): string => `/admin/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(walkedIn(import.meta.url))('users in the console in %s', (name, look) => {
  it('are found, promoted and demoted [ADM-USERS-01, ADM-USERS-03, ADM-USERS-06, ADM-USERS-07]', async () => {
    const [admin, member] = [await somebody('admin', look), await somebody('member', look)];
    const { page } = admin;
    await page.goto(searched(member.fullName));
    const found = page.getByText(member.fullName).first();
    await found.waitFor();
    await expectAccessible(page);
    await found.click();
    await page.getByRole('heading', { name: 'Signed in' }).waitFor();
    await page
      .getByText(/, last used /)
      .first()
      .waitFor();
    await press(page, `Promote ${member.fullName}`);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Promote', exact: true }).click();
    await page.getByText('User promoted to admin successfully').waitFor();
    expect(await statusOf(member)).toBe('admin');
    await page.getByText('Status changed').waitFor();
    await member.page.goto('/admin/users');
    await member.page.getByText(admin.fullName).first().waitFor();

    await press(page, `Demote ${member.fullName}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Demote', exact: true }).click();
    await page.getByText('User demoted from admin successfully').waitFor();
    await page.getByText(/From admin to active/).waitFor();
    await expectAccessible(page);
    await member.page.reload();
    await member.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    for (const one of [page, member.page]) await one.context().close();
  });

  it('are suspended from the manage dialog, which ends their sessions [ADM-USERS-02, ADM-USERS-05, BEYOND-07, BEYOND-93]', async () => {
    const [admin, member] = [await somebody('admin', look), await somebody('member', look)];
    const { page } = admin;
    await page.goto(`/admin/users/${member.id}/show`);
    await press(page, `Manage ${member.fullName}`);
    await page.getByRole('radio', { name: /^Suspended/ }).check();
    await expectAccessible(page);
    await press(page, 'Save');
    await page.getByText('User status updated successfully').waitFor();
    await page.getByText('Not signed in anywhere.').waitFor();
    expect(await statusOf(member)).toBe('suspended');
    for (const one of [page, member.page]) await one.context().close();
  });

  it('keep the admin who looks at themselves an admin [BEYOND-93]', async () => {
    const admin = await somebody('admin', look);
    const { page } = admin;
    await page.goto(`/admin/users/${admin.id}/show`);
    await press(page, `Manage ${admin.fullName}`);
    await page.getByText('You cannot change your own status.').waitFor();
    expect(await page.getByRole('radio', { name: /^Active/ }).isDisabled()).toBe(true);
    await press(page, 'Cancel');
    expect(await page.getByRole('button', { name: `Demote ${admin.fullName}` }).count()).toBe(0);
    expect(await statusOf(admin)).toBe('admin');
    await page.context().close();
  });

  it('leave an audit that is shown and checked (security 51) [BEYOND-03]', async () => {
    const { page } = await somebody('admin', look);
    await page.goto('/admin/audit');
    await page.getByText('Status changed').first().waitFor();
    await expectAccessible(page);
    await press(page, 'Check');
    await page.getByText(/^The audit of Accounts is intact: \d+ lines$/).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name.replace(/\W/g, '')}-audit.png` });
    await page.context().close();
  });
});
