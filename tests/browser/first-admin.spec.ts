import { activityRoutes, barItemRoutes, barRoutes, favoriteRoutes, recipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually, Mailbox, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, looks } from '../support/browser.ts';
import { untilHeld } from '../support/held-posts.ts';
import { journeys } from '../support/journeys.ts';

let mailbox: Mailbox;
const bar = journeys(async () => {
  mailbox = await Mailbox.open();
  const stack = await startStack(allServices, {
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: '0',
    SMTP_URL: mailbox.url,
  });
  await seedLibrary(stack, () => undefined);
  return stack;
});
let page: Page;
beforeAll(async () => {
  page = (await bar.member(looks['light, desktop'], { role: 'admin' })).page;
});
afterAll(() => mailbox?.close());

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function picture(what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/first-admin, ${what}.png` });
}

/** As somebody does who knows no address by heart. */
async function open(entry: string): Promise<void> {
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
}

describe('an admin on their first day', () => {
  it('brings 100 recipes in from a file: a report, a confirmation, and they are there [ADM-REC-01, BEYOND-94]', async () => {
    const family = `Fizz ${newId().slice(-8)}`;
    const recipes = Array.from({ length: 100 }, (_, at) => ({
      name: `${family} ${at + 1}`,
      instructions: 'Shake with ice.\nStrain into a coupe.',
      ingredients: [
        { name: 'Gin', amount: 50 + (at % 10), units: 'ml' },
        { name: 'Lime juice', amount: 25, units: 'ml' },
      ],
    }));
    await open('Recipes');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Nothing changes until you confirm').waitFor();
    await page
      .getByLabel('Choose a file')
      .and(page.locator('input'))
      .setInputFiles({
        name: 'menu.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(recipes)),
      });
    await page.getByRole('button', { name: 'Import 100 recipes' }).waitFor();
    await expectAccessible(page);
    await picture('report of 100 recipes');
    await page.getByRole('button', { name: 'Import 100 recipes' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('100 new, 0 updated, 0 unchanged.').waitFor();
    await picture('100 recipes');
    await eventually(async () => {
      const found = await bar.stack.visitor().call(recipeRoutes.list, { query: { q: family } });
      expect(found.total).toBe(100);
    });
  });

  it('blocks a word, switches moderation on, and finds the post that says it held [ADM-MOD-01, ADM-SET-01, ADM-SET-04, BEYOND-97, BEYOND-100]', async () => {
    const word = `w${newId().slice(-8)}`;
    await open('Moderation');
    await page.getByRole('button', { name: 'Rules and test bench' }).click();
    const rules = page.getByRole('dialog', { name: 'Rules and test bench' });
    await rules.getByLabel('Blocked words and phrases, one a line').fill(word);
    await expectAccessible(page);
    await rules.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('Rules saved').waitFor();
    await rules.getByRole('button', { name: 'Close' }).click();
    await open('Settings');
    await page.getByLabel('Automatic moderation').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved successfully').waitFor();

    const ada = await bar.member(looks['dark, phone']);
    await untilHeld(ada.agent, `About ${word}`);
    await ada.page.goto('/community');
    await ada.page.getByRole('button', { name: 'Create Post' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Create New Post' });
    await dialog.getByLabel('What would you like to share?').fill(`Nothing but ${word}`);
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await ada.page.getByText('Held for review').waitFor();
    await open('Moderation');
    const line = page
      .getByRole('region', { name: 'Queue' })
      .getByRole('listitem')
      .filter({ hasText: `Nothing but ${word}` });
    await line.getByText(`Blocked word “${word}”`).waitFor();
    await picture('held word');
    await ada.page.context().close();
  });

  it('mails those who like gin: counted, named, sent to them and to nobody else [ADM-NOTIF-01, ADM-NOTIF-02, BEYOND-101]', async () => {
    const { items } = await bar.stack.visitor().call(barItemRoutes.list, { query: { q: 'gin' } });
    const gin = items.find(({ ingredient }) => ingredient === 'london-dry-gin')?.id ?? '';
    const reader = async (fullName: string) => {
      const email = `${newId()}@example.com`;
      return { email, agent: await aMember(bar.stack, { email, emailVerified: true, fullName }) };
    };
    const [ada, ben] = [await reader('Ada Coleman'), await reader('Ben Reed')];
    await ada.agent.call(barRoutes.add, { params: { id: gin } });

    await open('Notifications');
    const form = page.getByRole('region', { name: 'Bulk mail', exact: true });
    await form.getByRole('combobox', { name: 'Ingredient they like' }).fill('gin');
    await page.getByRole('option', { name: 'gin', exact: true }).click();
    await form.getByText('1 member now').waitFor();
    await form.getByRole('link', { name: 'Ada Coleman' }).waitFor();
    await form.getByLabel('Subject').fill('Five new gins');
    await form.getByLabel('Content').fill('<p>They came in <b>today</b>.</p>');
    await expectAccessible(page);
    await picture('those who like gin');
    await form.getByRole('button', { name: 'Send to 1 member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this mail?' });
    await dialog.getByText(/^It goes to 1 member who likes gin/).waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Bulk email queued').waitFor();
    const sent = page.getByRole('region', { name: 'Bulk mails' });
    await sent.getByText('Everybody who likes gin').waitFor();
    await sent.getByText(/^1 of 1: 1 sent/).waitFor();
    expect((await mailbox.newestTo(ada.email)).subject).toBe('Five new gins');
    expect(mailbox.to(ben.email)).toEqual([]);
  });

  it('finds out why a point is missing: that day’s limit was reached, and the same thing counts once [BEYOND-58, BEYOND-59, ADM-USERS-01]', async () => {
    const fullName = `Mona ${newId().slice(-8)}`;
    const member = await aMember(bar.stack, { fullName });
    const { items } = await bar.stack.visitor().call(recipeRoutes.list, { query: { limit: 11 } });
    const [first, ...others] = items.map(({ id }) => id);
    const save = (id = '') => member.call(favoriteRoutes.add, { params: { id } });
    const total = async () => (await member.call(activityRoutes.points, {})).totalPoints;
    await save(first);
    await eventually(async () => expect(await total()).toBe(1));
    for (const id of others) await save(id);

    await open('Users');
    await page.getByPlaceholder('Name, username or email').fill(fullName);
    await page.getByText(fullName).first().click();
    const points = page.getByRole('link', { name: /, 10 points$/ });
    await eventually(async () => {
      await page.reload();
      await points.waitFor({ timeout: 3000 });
    }, 30_000);
    await points.click();
    await page.getByRole('button', { name: 'Find a missing point' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why is a point missing?' });
    await dialog.getByLabel('About').fill(items[0]?.name ?? '');
    await dialog.getByRole('button', { name: 'Find out' }).click();
    await dialog.getByText(/^10 acts earned 1 point each on .*, of 10 a day at most\.$/).waitFor();
    await dialog.getByText("1 act earned nothing: Beyond the day's limit.").waitFor();
    await dialog.getByText(new RegExp(`^“${items[0]?.name}” is entry 1, of .*: \\+1\\.$`)).waitFor();
    await expectAccessible(page);
    await picture('missing point');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('table').getByText("Beyond the day's limit").waitFor();
  });
});
