import { randomBytes } from 'node:crypto';
import { barItemRoutes, ledgerRoutes, menuRoutes, recipeRoutes, tableRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const phone = { viewport: { width: 390, height: 844 } };
const tablet = { viewport: { width: 1024, height: 768 } };

describe.each(walkedIn(import.meta.url))('orders at a table in %s', (name, context) => {
  it("go from a phone without an account to the queue and back, hold the last of a bottle, and come to a tab and an evening's end [BEYOND-249, BEYOND-250, BEYOND-251, BEYOND-252, BEYOND-253, BEYOND-258, BEYOND-260]", async () => {
    const { page, agent } = await bar.member({ ...context, ...tablet });
    const id = agent.userId ?? '';
    for (const [q, level] of [
      ['Gin', 30],
      ['Campari', 700],
      ['Sweet Vermouth', 700],
    ] as const) {
      const { items } = await agent.call(barItemRoutes.list, { query: { q } });
      const itemId = items[0]?.id ?? '';
      const body = { kind: 'bought', bottleId: newId(), itemId, size: 700, unit: 'ml', level } as const;
      await agent.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body });
    }
    const { items: found } = await agent.call(recipeRoutes.list, { query: { q: 'Negroni', limit: 20 } });
    const recipeId = found.find((recipe) => recipe.name === 'Negroni')?.id ?? '';
    const [menuId, tableId, slug] = [newId(), newId(), `table-${randomBytes(6).toString('hex')}`];
    const params = { id, menuId };
    const sizes = [
      { id: newId(), name: 'Single', factor: 1, price: 1250 },
      { id: newId(), name: 'Double', factor: 2, price: 2200 },
    ];
    const drinks = [{ id: newId(), recipeId, sizes }];
    const sections = [{ id: newId(), name: 'Bitter', drinks }];
    const content = {
      name: 'Tonight',
      currency: 'eur',
      availability: 'greyed',
      revision: 0,
      sections,
    } as const;
    await agent.call(menuRoutes.save, { params, body: content });
    await agent.call(menuRoutes.publish, { params, body: { slug } });
    await agent.call(tableRoutes.set, { params: { id, tableId }, body: { name: 'By the window' } });

    await page.goto('/inventory/queue');
    await page.getByRole('heading', { name: 'No orders' }).waitFor();
    await page.getByRole('switch', { name: 'Guests can order' }).press('Space');
    await page.getByText('Tables and codes').click();
    await page.getByRole('button', { name: 'Make a code for By the window' }).press('Enter');
    const code = page.getByRole('link').filter({ has: page.getByAltText('QR code of By the window') });
    const address = (await code.getAttribute('href')) ?? '';
    expect(new URL(address).pathname).toBe(`/menus/${slug}`);
    await look(page, `tables-${name}`);

    const guest = await bar.visitor({ ...context, ...phone });
    await guest.goto(address);
    await guest.getByText('You order at: By the window').waitFor();
    await guest.getByRole('button', { name: 'Order Negroni, Single' }).waitFor();
    expect(await guest.getByRole('button', { name: 'Order Negroni, Double' }).isVisible()).toBe(false);
    await look(guest, `menu-sizes-${name}`);
    await guest.getByRole('button', { name: 'Order Negroni, Single' }).click();
    await guest.getByLabel('Your first name').fill('Ada');
    await guest.getByRole('checkbox', { name: 'sulfites', exact: true }).check();
    await guest.getByRole('button', { name: 'Order', exact: true }).click();
    await guest.getByText('Negroni, Single contains sulfites.').waitFor();
    await look(guest, `order-warning-${name}`);
    await guest.getByRole('button', { name: 'Order it all the same' }).click();
    await guest.getByText('Negroni, Single (contains sulfites): next in line').waitFor();
    await guest.getByText('Just ran out: Negroni').waitFor();
    await look(guest, `order-placed-${name}`);

    const other = await bar.visitor({ ...context, ...phone });
    await other.goto(address);
    await other.getByRole('listitem').getByText('Out for now').first().waitFor();
    expect(await other.getByRole('button', { name: 'Order Negroni, Single' }).isVisible()).toBe(false);
    expect(await other.content()).not.toContain('Ada');

    await page.getByText('Ada, By the window').waitFor();
    await page.getByText(/^Ordered \d+:\d\d ago$/).waitFor();
    await page.getByText('Allergic to sulfites. Contains sulfites, the guest knows').waitFor();
    await look(page, `queue-${name}`);
    await page.getByRole('button', { name: 'Begin Negroni, Single for Ada' }).press('Enter');
    await guest.getByText('being made').waitFor();
    await page.getByRole('button', { name: 'Negroni, Single for Ada is ready' }).press('Enter');
    await guest.getByText('Negroni, Single (contains sulfites): ready').waitFor();
    await look(guest, `order-ready-${name}`);
    await page.getByRole('button', { name: 'Negroni, Single for Ada is served' }).press('Enter');
    await page.getByRole('heading', { name: 'No orders' }).waitFor();
    await guest.getByText(': served').waitFor();
    const tab = page.getByRole('article', { name: 'By the window' });
    await tab.getByRole('row', { name: 'Negroni, Single €12.50' }).waitFor();
    await look(page, `tab-${name}`);
    await tab.getByRole('button', { name: 'Close the tab of By the window' }).press('Enter');
    await tab.getByRole('textbox', { name: 'Tip in EUR, if there was one' }).fill('2.50');
    await page.setViewportSize(phone.viewport);
    await look(page, `tab-closing-phone-${name}`);
    await tab.getByRole('button', { name: 'Close it' }).press('Enter');
    await tab.getByText('€2.50').waitFor();
    await tab.getByRole('button', { name: 'Open the tab of By the window again' }).waitFor();
    await page.getByRole('link', { name: "Evening's end" }).click();
    await page.getByRole('row', { name: 'Negroni, Single 1 100%' }).waitFor();
    await page.getByText('Negroni, Single: an order took the last of it').waitFor();
    await look(page, `evening-phone-${name}`);
    await page.setViewportSize(tablet.viewport);
    await look(page, `evening-${name}`);
    const { items: history } = await agent.call(ledgerRoutes.list, { params: { id }, query: {} });
    expect(history.map(({ kind }) => kind)).toContain('made');
  });
});
