import { barItemRoutes, barMemberRoutes, barRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('several bars in %s', (name, context) => {
  it('are opened and chosen by keyboard, and the page shows what stands on the chosen one [BEYOND-200]', async () => {
    const { page, agent } = await bar.member(context);
    const { items } = await agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
    await agent.call(barRoutes.add, { params: { id: items[0]?.id ?? '' } });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Your bars' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your bars' });
    await dialog.getByText('1 item · in use').waitFor();
    await dialog.getByLabel('Name of a new bar').fill('The cabin');
    await page.keyboard.press('Enter');
    await dialog.getByText('0 items · in use').waitFor();
    await look(page, `bars-dialog-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Your shelf is empty' }).waitFor();
    await look(page, `bars-cabin-${name}`);
    const choice = page.getByRole('combobox', { name: 'Bar' });
    await choice.selectOption('My Bar');
    await page.getByRole('heading', { name: 'On your bar' }).waitFor();
    expect(await choice.locator('option:checked').textContent()).toBe('My Bar');
    await look(page, `bars-home-${name}`);
  });

  it('are shared by a link, and a bottle put down by one stands before the other at once [BEYOND-201]', async () => {
    const owner = await bar.member(context);
    const guest = await bar.member(context);
    await owner.page.goto('/inventory');
    await owner.page.getByRole('button', { name: 'Your bars' }).press('Enter');
    await owner.page.getByRole('button', { name: 'People · 1' }).press('Enter');
    const dialog = owner.page.getByRole('dialog', { name: 'Who is at My Bar' });
    await dialog.getByLabel('As').selectOption('Guest');
    await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
    await dialog.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
    await look(owner.page, `bars-invite-${name}`);
    const { id } = await owner.agent.call(barMemberRoutes.invite, {
      params: { id: owner.agent.userId ?? '' },
      body: { role: 'guest' },
    });

    await guest.page.goto(`/inventory?join=${id}`);
    const join = guest.page.getByRole('dialog', { name: 'Join a bar' });
    await join.getByText(/invites you to My Bar as a guest/).waitFor();
    await look(guest.page, `bars-join-${name}`);
    await join.getByRole('button', { name: 'Join' }).press('Enter');
    await guest.page.getByText('You are a guest here').waitFor();
    await dialog.getByRole('button', { name: 'Make bartender' }).waitFor();
    await look(owner.page, `bars-people-${name}`);

    const { items } = await owner.agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
    await owner.agent.call(barRoutes.add, { params: { id: items[0]?.id ?? '' } });
    const bottle = guest.page.getByRole('checkbox', { name: /Campari/ }).first();
    await bottle.waitFor();
    await guest.page.getByRole('heading', { name: 'On your bar' }).waitFor();
    expect(await bottle.isDisabled()).toBe(true);
    await look(guest.page, `bars-guest-${name}`);
  });
});
