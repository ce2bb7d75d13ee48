import {
  activityRoutes,
  awardRules,
  barItemRoutes,
  liveSessionRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import type { ServiceName } from '@barspoon/servers/services';
import { Agent, aMember, anAdmin, eventually, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { look, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { type ServiceProcesses, startServiceProcesses } from '../support/service-processes.ts';
import { password, signIn } from '../support/sign-in.ts';

let processes: ServiceProcesses;
const bar = journeys(async () => {
  const stack = await startStack([], { WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist' });
  processes = await startServiceProcesses(stack.env);
  await seedLibrary(stack, () => undefined);
  return {
    ...stack,
    url: processes.url,
    visitor: () => new Agent(processes.url),
    stop: async () => {
      await processes.stop();
      await stack.stop();
    },
  };
});

/** One for each service that is killed, and some to spare. */
const library = [
  'Campari',
  'Martini Rosso',
  'Cointreau',
  'Aperol',
  'Absinthe',
  'Drambuie',
  'Cynar',
  'Suze',
  'Lillet Blanc',
  'Green Chartreuse',
  'Midori Melon',
  'Disaronno Originale',
];

describe('each service in a process of its own', () => {
  it('may be killed while a member fills their bar: nothing they were told is lost, and points are right [BEYOND-43, BEYOND-58]', async () => {
    const email = `${newId()}@example.com`;
    await aMember(bar.stack, { email, password });
    const page = await bar.visitor(looks['light, desktop']);
    await signIn(page, email);
    await page.getByText('Overview').first().waitFor();
    await page.goto('/inventory');
    const bottles = library.slice(0, processes.names.length);
    expect(bottles).toHaveLength(processes.names.length);

    for (const [at, bottle] of bottles.entries()) {
      const name = processes.names[at] as ServiceName;
      await page.getByLabel('Search bottles, mixers and tools').fill(bottle);
      const box = page.getByRole('checkbox', { name: new RegExp(`^${bottle}`) }).first();
      await box.waitFor();
      await processes.kill(name);
      await box.check({ force: true }).catch(() => undefined);
      // Either it was put there although a part was missing, or the page says that it was not.
      await page
        .getByText(/Inventory Updated|Failed to update inventory|not answering|cannot be reached/)
        .first()
        .waitFor();
      await processes.start(name);
      await eventually(async () => {
        if (!(await box.isChecked())) await box.check({ force: true, timeout: 2000 });
        expect(await box.isChecked()).toBe(true);
      }, 30_000);
      await page.waitForTimeout(500);
    }

    const member = await new Agent(processes.url).signIn(email, password);
    const owned = await eventually(async () => {
      const { items } = await member.call(barItemRoutes.list, { query: { owned: true } });
      expect(items.length).toBeGreaterThanOrEqual(bottles.length);
      return items.length;
    });
    const points = Math.min(owned, awardRules.inventory_added.perDay);
    await eventually(async () => {
      const { totalPoints } = await member.call(activityRoutes.points, {});
      expect(totalPoints).toBe(points);
    }, 60_000);
    await page.goto('/profile');
    await page.getByText(`${points} points`).first().waitFor();
    await page.context().close();
  });

  it('may lose the gateway in the middle of a chat of three browsers; who is sent out makes room for the next in line [VBAR-01, BEYOND-84, BEYOND-85]', async () => {
    const look = looks['light, desktop'];
    const host = await bar.member(look, { fullName: 'Ada Coleman' });
    const guest = await bar.member(looks['dark, phone'], { fullName: 'Ben Hecht' });
    const next = await bar.member(look, { fullName: 'Cyd Charisse' });
    const title = `Highballs ${newId().slice(-8)}`;
    const scheduledAt = new Date(Date.now() + 5 * 60_000).toISOString();
    const { id } = await host.agent.call(liveSessionRoutes.schedule, {
      body: { title, scheduledAt, maxParticipants: 1 },
    });
    const at = { params: { id } };
    await guest.agent.call(liveSessionRoutes.join, at);
    await next.page.goto(`/virtual-bar/${id}`);
    await next.page.getByRole('button', { name: /^Join waiting list/ }).click();
    await next.page.getByText("You're next in line").first().waitFor();
    await host.agent.call(liveSessionRoutes.setStatus, { ...at, body: { status: 'live' } });
    for (const { page } of [host, guest]) await page.goto(`/virtual-bar/${id}`);

    const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
    const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
    const say = async (page: Page, text: string) => {
      await field(page).fill(text);
      await field(page).press('Enter');
    };
    await say(host.page, 'Ice first');
    await said(guest.page, 'Ice first').waitFor();
    await processes.kill('gateway');
    await say(guest.page, 'Which glass?');
    await guest.page.getByRole('alert').first().waitFor();
    expect(await field(guest.page).inputValue(), 'what was not sent is kept').toBe('Which glass?');
    await processes.start('gateway');
    await field(guest.page).press('Enter');
    await said(host.page, 'Which glass?').waitFor();
    await say(host.page, 'A tall one');
    await said(guest.page, 'A tall one').waitFor();
    for (const { page } of [host, guest])
      for (const text of ['Ice first', 'Which glass?', 'A tall one'])
        expect(await said(page, text).count(), text).toBe(1);

    await host.page.getByRole('button', { name: 'Remove Ben Hecht from the session' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await guest.page.getByText('The host has removed you from this session.').first().waitFor();
    await field(next.page).waitFor();
    await Promise.all([host, guest, next].map(({ page }) => page.context().close()));
  });

  it('is said to be down on the public status page, and to work again [BEYOND-308]', async () => {
    const admin = await anAdmin(bar.stack);
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const body = { revision, settings: { ...settings, statusPage: true } };
    await admin.call(siteSettingsRoutes.revise, { body });
    const page = await bar.visitor(looks['dark, phone']);
    const shows = (heading: string) =>
      eventually(async () => {
        await page.goto('/status');
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
      }, 60_000);
    await shows('Everything works');
    await look(page, 'status-works');
    await processes.kill('community');
    await shows('Some parts are down');
    await page.getByRole('row', { name: /^Community and messages Down since / }).waitFor();
    await page.getByRole('row', { name: 'Recipes, search and the bartender Works' }).waitFor();
    await look(page, 'status-down');
    await processes.start('community');
    await shows('Everything works');
    await page.getByRole('link', { name: 'Look again' }).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Status' }).click();
    await page.getByRole('heading', { name: 'Everything works' }).waitFor();
    await page.context().close();
  });
});
