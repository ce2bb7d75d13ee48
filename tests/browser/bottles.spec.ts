import { barInviteRoutes, barItemRoutes, barMemberRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import { describe, it } from 'vitest';
import { look, tick, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the bottles of a shared bar in %s', (name, context) => {
  it('fall by what is made and rise by undoing it, before the eyes of the other [BEYOND-203, BEYOND-204, BEYOND-206, BEYOND-212, BEYOND-237]', async () => {
    const owner = await bar.member(context);
    const other = await bar.member(context);
    const id = owner.agent.userId ?? '';
    const invite = await owner.agent.call(barMemberRoutes.invite, {
      params: { id },
      body: { role: 'bartender' },
    });
    await other.agent.call(barInviteRoutes.accept, { params: { id: invite.id } });
    const { items } = await owner.agent.call(barItemRoutes.list, { query: { q: 'Campari' } });
    const campari = items[0]?.name ?? '';
    const recipe = await owner.agent.call(ownRecipeRoutes.create, {
      body: {
        name: 'Campari Neat',
        visibility: 'private',
        category: 'Classic',
        alcoholic: true,
        difficulty: null,
        prepTimeMinutes: null,
        glass: 'rocks',
        spec: [{ amount: 45, unit: 'ml', name: 'Campari', note: null, optional: false }],
        instructions: ['Pour it into a glass.'],
      },
    });

    await owner.page.goto('/inventory?q=Campari');
    await tick(owner.page.getByRole('checkbox', { name: new RegExp(campari) }).first());
    await owner.page.getByRole('button', { name: `Bottles of ${campari}: Set level` }).press('Enter');
    const dialog = owner.page.getByRole('dialog', { name: `Bottles of ${campari}` });
    await dialog.getByLabel('Size').fill('700');
    await dialog.getByRole('slider', { name: 'How full is it?' }).fill('8');
    await dialog.getByLabel('Price').fill('18.99');
    await look(owner.page, `bottles-add-${name}`);
    await dialog.getByRole('button', { name: 'Add a bottle' }).press('Enter');
    await dialog.getByRole('heading', { name: '560 ml of 700 ml' }).waitFor();
    await look(owner.page, `bottles-dialog-${name}`);
    await owner.page.keyboard.press('Escape');
    await other.page.goto('/inventory');
    await other.page.getByRole('button', { name: `Bottles of ${campari}: 560 ml` }).waitFor();

    await owner.page.goto(`/recipes/${recipe.id}`);
    const made = owner.page.getByRole('region', { name: 'Made it?' });
    await made.getByRole('button', { name: 'One more' }).press('Enter');
    await made.getByRole('button', { name: 'I made it ×2' }).press('Enter');
    await made.getByText(`${campari} 560 → 470 ml.`).waitFor();
    await made.scrollIntoViewIfNeeded();
    await look(owner.page, `made-it-${name}`);
    await made.getByRole('button', { name: 'Keep my pace tonight' }).press('Enter');
    await made.getByText("We don't know how strong this one is, so it isn't counted.").waitFor();
    await made.scrollIntoViewIfNeeded();
    await look(owner.page, `pace-${name}`);
    await other.page.getByRole('button', { name: `Bottles of ${campari}: 470 ml` }).waitFor();
    await look(other.page, `bottles-shelf-${name}`);

    await made.getByRole('button', { name: 'Undo' }).press('Enter');
    await made.getByText('Undone. Everything is as it was before.').waitFor();
    await other.page.getByRole('button', { name: `Bottles of ${campari}: 560 ml` }).waitFor();

    await other.page.getByRole('button', { name: 'History' }).press('Enter');
    const history = other.page.getByRole('dialog', { name: /^History of / });
    await history.getByRole('heading', { name: 'Campari Neat ×2' }).waitFor();
    await history.getByText('Undone', { exact: true }).waitFor();
    await look(other.page, `bar-history-${name}`);
    await history.getByRole('button', { name: `Undo: ${campari} put on the bar` }).press('Enter');
    await history.getByText('Undone', { exact: true }).nth(1).waitFor();
  });
});
