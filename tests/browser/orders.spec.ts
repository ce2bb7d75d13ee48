import { barItemRoutes, ledgerRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the orders of a bar in %s', (name, context) => {
  it('follow from a par level, go to a supplier by mail and on paper, and onto the shopping list [BEYOND-236]', async () => {
    const { page, agent } = await bar.member(context);
    const id = agent.userId ?? '';
    const { items } = await agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
    const campari = items[0];
    await agent.call(ledgerRoutes.write, {
      params: { id, entryId: newId() },
      body: {
        kind: 'bought',
        bottleId: newId(),
        itemId: campari?.id ?? '',
        size: 700,
        unit: 'ml',
        level: 350,
        price: { amount: 1500, currency: 'eur' },
      },
    });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Orders' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Orders for / });
    await dialog.getByText('Nothing to order', { exact: true }).waitFor();
    await dialog.getByRole('tab', { name: 'Suppliers' }).click();
    await dialog.getByLabel('Name').fill('The wholesaler');
    await dialog.getByLabel(/^Email/).fill('orders@example.com');
    await dialog.getByRole('button', { name: 'Add the supplier' }).press('Enter');
    await dialog.getByRole('button', { name: 'Change The wholesaler' }).waitFor();
    await look(page, `suppliers-${name}`);
    await dialog.getByRole('tab', { name: 'Par levels' }).click();
    await dialog.getByRole('textbox', { name: `${campari?.name}: bottles` }).fill('3');
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: `${campari?.name}: supplier` }).selectOption('The wholesaler');
    await look(page, `par-levels-${name}`);
    await dialog.getByRole('tab', { name: 'To order' }).click();
    const mail = dialog.getByRole('link', { name: 'Write the mail to The wholesaler' });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(
      `- 3 × ${campari?.name}, 700 ml`,
    );
    await dialog.getByText('About €45.00 by what was paid last').waitFor();
    await look(page, `orders-${name}`);
    await dialog
      .getByRole('button', { name: 'Put the order for The wholesaler on the shopping list' })
      .press('Enter');
    await dialog.getByText('0.5 of 3 on hand · on the shopping list').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.locator('body > article').getByText('The wholesaler · orders@example.com').waitFor();
    expect(await dialog.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Shopping list' }).press('Enter');
    await page.getByRole('checkbox', { name: /Campari.*2\.1 l/ }).waitFor();
  });
});
