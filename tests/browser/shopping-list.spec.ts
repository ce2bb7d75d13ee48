import { barInviteRoutes, barMemberRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, tick, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { pressAction } from '../support/recipe-page.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the shopping list of a shared bar in %s', (name, context) => {
  it('is written by one and ticked by the other, and what was bought stands on the bar [BEYOND-207, BEYOND-208, BEYOND-225, BEYOND-226]', async () => {
    const [owner, other] = [await bar.member(context), await bar.member(context)];
    const id = owner.agent.userId ?? '';
    const invite = await owner.agent.call(barMemberRoutes.invite, {
      params: { id },
      body: { role: 'bartender' },
    });
    await other.agent.call(barInviteRoutes.accept, { params: { id: invite.id } });
    const openList = async ({ page }: typeof owner) => {
      await page.goto('/inventory');
      await page.getByRole('button', { name: 'Shopping list' }).press('Enter');
      return page.getByRole('dialog', { name: /^Shopping list of / });
    };
    const [mine, theirs] = [await openList(owner), await openList(other)];
    await theirs.getByText('Nothing to buy.').waitFor();
    await mine.getByLabel('What do you need?').fill('700 ml campari');
    await mine.getByLabel('What do you need?').press('Enter');
    await tick(theirs.getByRole('checkbox', { name: /^Campari/ }));
    await mine.getByRole('checkbox', { name: /^Campari/, checked: true }).waitFor();
    await expectAccessible(owner.page);
    const { PICTURES } = process.env;
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/shopping-${name}.png` });
    await mine.getByRole('button', { name: 'Put Campari on the bar' }).press('Enter');
    const shelve = owner.page.getByRole('dialog', { name: 'Put Campari on the bar' });
    await shelve.getByLabel('Price').fill('18.99');
    await expectAccessible(owner.page);
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/shelve-${name}.png` });
    await shelve.getByRole('button', { name: 'Add a bottle' }).press('Enter');
    await theirs.getByText('Nothing to buy.').waitFor();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: /^Bottles of Campari/ }).waitFor();

    await owner.page.goto('/recipes/negroni');
    await pressAction(owner.page, 'Add what is missing to the shopping list');
    const needs = owner.page.getByRole('dialog', { name: 'Shopping for Negroni' });
    await needs.getByLabel('How many drinks?').fill('10');
    await expectAccessible(owner.page);
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/needs-${name}.png` });
    await needs.getByLabel('How many drinks?').press('Enter');
    const added = needs.getByText(/^Added to the list of /);
    expect(await added.textContent()).toMatch(/: .*Gin 300 ml/);
    expect(await added.textContent()).not.toContain('Campari');
    await needs.getByRole('link', { name: 'Open the shopping list' }).press('Enter');
    const line = mine.getByRole('checkbox', { name: /Gin.*300 ml/ });
    await line.waitFor();
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/shopping-needs-${name}.png` });
    await owner.page.emulateMedia({ media: 'print' });
    // What stands beside a dialog has no role for as long as that is open.
    const paper = owner.page.locator('body > article');
    await paper.getByText('Sweet vermouth').waitFor();
    expect(await line.isVisible()).toBe(false);
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/shopping-print-${name}.png` });
  });
});
