import { barInviteRoutes, barMemberRoutes } from '@barspoon/contracts';
import { describe, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(Object.entries(looks))('the shopping list of a shared bar in %s', (name, context) => {
  it('is written by one and ticked by the other, and what was bought stands on the bar [BEYOND-207, BEYOND-208]', async () => {
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
    await theirs.getByRole('checkbox', { name: /^Campari/ }).check();
    await mine.getByRole('checkbox', { name: /^Campari/, checked: true }).waitFor();
    await expectAccessible(owner.page);
    const { PICTURES } = process.env;
    if (PICTURES) await owner.page.screenshot({ path: `${PICTURES}/shopping-${name}.png` });
    await mine.getByRole('button', { name: 'Put Campari on the bar' }).press('Enter');
    await theirs.getByText('Nothing to buy.').waitFor();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: /^Bottles of Campari/ }).waitFor();
  });
});
