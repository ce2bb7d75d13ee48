import {
  adminModerationRoutes,
  barItemRoutes,
  hourMs,
  ledgerRoutes,
  menuRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('a menu in %s', (name, context) => {
  it('is written and published by keyboard, read without scripts, and follows the bar [BEYOND-245, BEYOND-246, BEYOND-247, BEYOND-255, BEYOND-256, BEYOND-261]', async () => {
    const { page, agent } = await bar.member(context);
    const id = agent.userId ?? '';
    const bottleId = newId();
    const write = (body: Parameters<typeof agent.call<typeof ledgerRoutes.write>>[1]['body']) =>
      agent.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body });
    const put = async (q: string, level: number) => {
      const { items } = await agent.call(barItemRoutes.list, { query: { q } });
      const item = { itemId: items[0]?.id ?? '', size: 700, unit: 'ml', level } as const;
      await write({ kind: 'bought', bottleId: q === 'Campari' ? bottleId : newId(), ...item });
    };
    for (const q of ['Gin', 'Campari', 'Sweet Vermouth']) await put(q, 700);
    const slug = `negronis-${newId()}`;

    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Menus' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menus of My Bar' });
    await dialog.getByRole('button', { name: 'New menu' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Bitter hours');
    for (const drink of ['Negroni', 'Daiquiri']) {
      await dialog.getByRole('searchbox', { name: 'Add a drink to Drinks' }).fill(drink);
      await dialog
        .getByRole('list', { name: 'Search recipes' })
        .getByRole('button', { name: drink, exact: true })
        .press('Enter');
    }
    await dialog.getByRole('textbox', { name: 'Price of Negroni' }).fill('12.50');
    await dialog.getByRole('button', { name: 'Move Daiquiri up' }).press('Enter');
    await dialog.getByRole('button', { name: 'Add a happy hour' }).press('Enter');
    const happy = dialog.getByRole('group', { name: 'Happy hour 1' });
    for (const day of ['Sat', 'Sun']) await happy.getByRole('checkbox', { name: day }).press('Space');
    const clockIn = (hours: number) => new Date(Date.now() + hours * hourMs).toTimeString().slice(0, 5);
    await happy.getByLabel('From').fill(clockIn(-1));
    await happy.getByLabel('To').fill(clockIn(1));
    await look(page, `menu-happy-editor-${name}`);
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    for (const tab of ['Phone', 'Print', 'Screen on the wall']) {
      await preview.getByRole('tab', { name: tab }).click();
      const shown = preview.frameLocator(`iframe[title="Preview: ${tab}"]`);
      await shown.getByRole('heading', { name: 'Bitter hours' }).waitFor();
      await look(page, `menu-preview-${tab}-${name}`);
    }
    await preview.getByRole('button', { name: 'Close' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await address.fill(slug);
    await look(page, `menu-editor-${name}`);
    await address.press('Enter');
    await dialog.getByRole('img', { name: 'QR code of the menu' }).waitFor();
    await look(page, `menu-published-${name}`);
    const later = dialog.getByText('Publish or take down later');
    await later.press('Enter');
    await dialog.getByLabel('Take down on').fill(`${new Date().getFullYear() + 1}-03-02T02:00`);
    await dialog.getByRole('button', { name: 'Plan it' }).press('Enter');
    const planned = dialog.getByRole('list', { name: 'Planned' });
    await planned.getByText(/^Will be taken down on .* at 2:00 AM$/).waitFor();
    await planned.scrollIntoViewIfNeeded();
    await look(page, `menu-planned-${name}`);

    const guest = await bar.visitor({ ...context, javaScriptEnabled: false });
    await guest.goto(`/menus/${slug}`);
    await guest.getByRole('heading', { name: 'Bitter hours' }).waitFor();
    await guest.getByText(/^Happy hour until .*: 20% off$/).waitFor();
    expect(await guest.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Daiquiri',
      'NegroniUsually €12.50 Now €10.00',
    ]);

    const other = await bar.visitor(context);
    await other.goto(`/menus/${slug}`);
    const negroni = other.getByRole('listitem').filter({ hasText: 'Negroni' });
    await negroni.waitFor();
    expect(await negroni.getByText('Out for now').isVisible()).toBe(false);
    await look(other, `menu-page-${name}`);
    await write({ kind: 'counted', bottleId, level: 0 });
    await negroni.getByText('Out for now').waitFor();
    await other.getByText('Just ran out: Negroni').waitFor();
    await look(other, `menu-out-${name}`);
  });

  it('is reported from its page, taken down in the console while somebody reads it, and its owner reads why [BEYOND-257]', async () => {
    const { page, agent } = await bar.member(context);
    const [menuId, slug, id] = [newId(), `reported-${newId()}`, agent.userId ?? ''];
    const params = { id, menuId };
    const { items } = await agent.call(recipeRoutes.list, { query: { q: 'Negroni' } });
    const drinks = [{ id: newId(), recipeId: items[0]?.id ?? '', line: `Buy my book ${slug}` }];
    const sections = [{ id: newId(), name: 'Bitter', drinks }];
    await agent.call(menuRoutes.save, {
      params,
      body: { name: 'Tonight', currency: 'eur', availability: 'greyed', revision: 0, sections },
    });
    await agent.call(menuRoutes.publish, { params, body: { slug } });

    const open = await bar.visitor(context);
    await open.goto(`/menus/${slug}`);
    await open.getByRole('heading', { name: 'Tonight' }).waitFor();
    const reader = await bar.member(context);
    await reader.page.goto(`/menus/${slug}`);
    await reader.page.getByRole('link', { name: 'Report this menu' }).press('Enter');
    const report = reader.page.getByRole('dialog', { name: 'Report this menu' });
    await report.getByRole('button', { name: 'Send report' }).waitFor();
    await look(reader.page, `menu-report-${name}`);
    await report.getByRole('button', { name: 'Send report' }).press('Enter');
    await reader.page.getByText('Thank you. A moderator will look at it.').waitFor();
    await look(reader.page, `menu-reported-${name}`);

    const admin = await bar.member(context, { role: 'admin' });
    await admin.page.goto('/admin/moderation');
    const line = admin.page
      .getByRole('region', { name: 'Queue' })
      .getByRole('listitem')
      .filter({ hasText: slug })
      .first();
    expect(await line.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/menus/${slug}`);
    await look(admin.page, `menu-queue-${name}`);
    await admin.agent.call(adminModerationRoutes.decide, {
      body: { contents: [{ kind: 'menu', id: menuId }], verdict: 'remove', reason: 'spam', note: null },
    });

    await open.getByRole('heading', { name: 'No menu here' }).waitFor();
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Menus' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menus of My Bar' });
    await dialog.getByText(/^Taken down by a moderator/).waitFor();
    await dialog.getByRole('button', { name: 'Open Tonight' }).click();
    const why = dialog.getByRole('link', { name: 'See why, and appeal' });
    await why.scrollIntoViewIfNeeded();
    await look(page, `menu-taken-down-${name}`);
    await why.press('Enter');
    await page.getByRole('article', { name: 'Menu of your bar: Removed' }).waitFor();
    await look(page, `menu-why-${name}`);
  });
});
