import { barItemRoutes, barRoutes } from '@barspoon/contracts';
import { describe, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('what to buy in %s', (_name, context) => {
  it('is proposed within a budget, anew without one, and put on the bar [BEYOND-214]', async () => {
    const { agent, page } = await bar.member(context);
    const { items } = await agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
    await agent.call(barRoutes.add, { params: { id: items[0]?.id ?? '' } });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Plan a purchase' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What to buy' });
    await dialog.getByText(/^\d+ new drinks?$/).waitFor();
    await dialog.getByRole('switch', { name: 'Within a budget' }).press('Space');
    await dialog.getByText(/^\d+ new drinks? · about €50\.00$/).waitFor();
    await expectAccessible(page);

    const first = (await dialog.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
    await dialog.getByRole('button', { name: `Not ${first}`, exact: true }).press('Enter');
    await dialog.getByRole('group', { name: 'Left out' }).getByText(first, { exact: true }).waitFor();
    await dialog.getByRole('heading', { level: 3, name: first, exact: true }).waitFor({ state: 'detached' });

    const have = dialog.getByRole('button', { name: /^Put .* on your bar$/ }).first();
    const name = /^Put (.*) on your bar$/.exec((await have.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await have.press('Enter');
    await dialog.getByRole('heading', { level: 3, name, exact: true }).waitFor({ state: 'detached' });
  });
});
