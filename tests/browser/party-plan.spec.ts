import { barItemRoutes, ledgerRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('a plan of an evening in %s', (name, context) => {
  it('is made by keyboard, stays in its address, and fills the shopping list [BEYOND-262, BEYOND-263, BEYOND-264]', async () => {
    const { page, agent } = await bar.member(context);
    const id = agent.userId ?? '';
    for (const q of ['Gin', 'Campari', 'Sweet Vermouth', 'Orange Juice', 'Lemon Soda']) {
      const { items } = await agent.call(barItemRoutes.list, { query: { q } });
      const item = { itemId: items[0]?.id ?? '', size: 700, unit: 'ml', level: 500 } as const;
      const price = { amount: 1890, currency: 'eur' };
      await agent.call(ledgerRoutes.write, {
        params: { id, entryId: newId() },
        body: { kind: 'bought', bottleId: newId(), ...item, price },
      });
    }
    await page.goto('/inventory');
    await page.getByRole('link', { name: 'Plan an evening' }).press('Enter');
    await page.getByRole('heading', { name: 'Which drinks will you serve?' }).waitFor();
    await look(page, `party-empty-${name}`);
    await page.getByRole('searchbox', { name: 'Add a drink' }).fill('Manhattan');
    await page.getByRole('button', { name: 'Manhattan', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Less Manhattan' }).waitFor();
    await page.getByRole('searchbox', { name: 'Add a drink' }).fill('Tom Collins');
    await page.getByRole('button', { name: 'Tom Collins', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'More Tom Collins' }).press('Enter');
    await page.getByRole('spinbutton', { name: 'Guests', exact: true }).fill('12');
    await page.getByRole('spinbutton', { name: 'Guests without alcohol' }).fill('4');
    await page.getByText("16 drinks without alcohol aren't planned yet").waitFor();
    await look(page, `party-no-free-${name}`);
    const offers = page.getByRole('heading', { name: 'Without alcohol, your bar can make' });
    await offers.waitFor();
    await page.getByRole('button', { name: /^Add St/ }).press('Enter');
    await offers.waitFor({ state: 'detached' });
    await page.getByLabel('Guests come').fill('2030-06-01T19:00');
    const prepared = page.getByRole('region', { name: 'Prepare' });
    await prepared.getByText('Saturday, June 1, 2030 at 7:00 PM').waitFor();
    await look(page, `party-plan-${name}`);

    await page.reload();
    await prepared.getByText('Saturday, June 1, 2030 at 7:00 PM').waitFor();
    const servings = page.getByRole('region', { name: 'Drinks', exact: true });
    expect(await servings.getByText(/^\d+ servings$/).allTextContents()).toEqual([
      '11 servings',
      '21 servings',
      '16 servings',
    ]);
    await page.getByRole('button', { name: 'Add to the shopping list' }).press('Enter');
    await page.getByRole('link', { name: 'Open the list' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Shopping list of My Bar' });
    await list.getByText('Rye whiskey').waitFor();
  });
});
