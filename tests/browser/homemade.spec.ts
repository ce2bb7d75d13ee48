import { barItemRoutes, barRoutes, ledgerRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { aRecipe } from '@barspoon/testing';
import { describe, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('what is made at home in %s', (name, context) => {
  it('stands on the shelf, takes its parts, and leaves nothing behind once it is undone [BEYOND-213]', async () => {
    const { page, agent } = await bar.member(context);
    const id = agent.userId ?? '';
    const itemNamed = async (q: string) => {
      const { items } = await agent.call(barItemRoutes.list, { query: { q } });
      return items.find((item) => item.name === q)?.id ?? '';
    };
    await agent.call(ledgerRoutes.write, {
      params: { id, entryId: newId() },
      body: {
        kind: 'bought',
        bottleId: newId(),
        itemId: await itemNamed('Sugar'),
        size: 1000,
        unit: 'ml',
        level: 1000,
        price: { amount: 200, currency: 'eur' },
      },
    });

    await page.goto('/ingredients/simple-syrup');
    const section = page.getByRole('region', { name: 'Make it yourself' });
    await section.getByText('My Bar has everything. This much costs about €0.59.').waitFor();
    await section.getByText('×2').click();
    await section.getByText('500 g').waitFor();
    await section.getByText('This much costs about €1.18.').waitFor();
    await section.getByRole('button', { name: 'Make a batch' }).press('Enter');
    await section.getByText('Simple Syrup: 800 ml, Sugar 1,000 → 411.8 ml. About €1.18.').waitFor();
    await section.scrollIntoViewIfNeeded();
    await look(page, `homemade-page-${name}`);

    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Bottles of Simple Syrup: 800 ml' }).press('Enter');
    await page.getByText(/^made here .* · €1\.18$/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bottles of Sugar: 412 ml' }).waitFor();
    await page.getByRole('button', { name: 'Homemade' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Homemade at My Bar' });
    await dialog.getByRole('searchbox').fill('rich');
    await dialog.getByRole('button', { name: 'Make a batch of Rich simple syrup' }).press('Enter');
    await dialog.getByText('My Bar has everything.').waitFor();
    await look(page, `homemade-dialog-${name}`);
    await dialog.getByText('×½').click();
    await dialog.getByRole('button', { name: 'Make a batch', exact: true }).press('Enter');
    await dialog.getByText(/^Rich Simple Syrup: 220 ml, Sugar 411\.8 → 176\.5 ml\./).waitFor();
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await dialog.getByText('Undone. Everything is as it was before.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'History' }).press('Enter');
    const history = page.getByRole('dialog', { name: /^History of / });
    const what = 'A batch of Simple Syrup made: 800 ml';
    await history.getByRole('heading', { name: what }).waitFor();
    await history.getByText('Sugar −588.2 ml').waitFor();
    await look(page, `homemade-history-${name}`);
    await history.getByRole('button', { name: `Undo: ${what}` }).press('Enter');
    await history.getByText('Undone', { exact: true }).nth(1).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bottles of Sugar: 1,000 ml' }).waitFor();
    await page.getByRole('button', { name: /^Bottles of Simple Syrup/ }).waitFor({ state: 'detached' });

    for (const part of ['Almond', 'Orange Flower Water'])
      await agent.call(barRoutes.add, { params: { id: await itemNamed(part) } });
    await page.goto('/recipes/mai-tai');
    await page.getByRole('link', { name: 'You can make the orgeat' }).scrollIntoViewIfNeeded();
    await look(page, `homemade-recipe-${name}`);
    await page.getByRole('link', { name: 'You can make the orgeat' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Orgeat' }).waitFor();
    await page.getByText('My Bar has everything.').waitFor();
  });

  it('by an own recipe is offered on the drink that names it, made on its page, and undone [BEYOND-300, BEYOND-301, BEYOND-303]', async () => {
    const { page, agent } = await bar.member(context);
    const id = agent.userId ?? '';
    const line = (amount: number, called: string) => ({
      amount,
      unit: 'ml' as const,
      name: called,
      note: null,
      optional: false,
    });
    const drink = aRecipe({ name: 'Garden Sour', spec: [line(50, 'gin'), line(20, 'rosemary syrup')] });
    const { id: drinkId } = await agent.call(ownRecipeRoutes.create, {
      body: { ...drink, visibility: 'private', basedOn: null },
    });
    const { items } = await agent.call(barItemRoutes.list, { query: { q: 'Sugar' } });
    const itemId = items.find((item) => item.name === 'Sugar')?.id ?? '';

    await page.goto('/recipes');
    await page.getByRole('button', { name: 'Create a recipe' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Create a recipe' });
    await form.getByRole('button', { name: 'Paste a recipe text' }).press('Enter');
    const text =
      'Rosemary syrup\n\n300 ml sugar\n300 ml hot water\n\nStir until the sugar is gone, then strain.';
    await form.getByLabel('Recipe text').fill(text);
    await form.getByRole('button', { name: 'Fill in the form' }).press('Enter');
    await form.getByLabel('One batch makes, ml').fill('400');
    await form.getByLabel('Keeps, days').fill('21');
    await form.getByLabel('Keeps, days').scrollIntoViewIfNeeded();
    await look(page, `homemade-own-form-${name}`);
    await form.getByText('Only you', { exact: true }).click();
    await form.getByRole('button', { name: 'Create recipe' }).press('Enter');
    await form.waitFor({ state: 'detached' });

    await page.goto(`/recipes/${drinkId}`);
    await page.getByRole('link', { name: 'Your recipe: Rosemary syrup (missing sugar)' }).waitFor();
    await agent.call(ledgerRoutes.write, {
      params: { id, entryId: newId() },
      body: {
        kind: 'bought',
        bottleId: newId(),
        itemId,
        size: 1000,
        unit: 'ml',
        level: 1000,
        price: { amount: 200, currency: 'eur' },
      },
    });
    await page.reload();
    const link = page.getByRole('link', { name: 'You can make Rosemary syrup by your recipe' });
    await link.scrollIntoViewIfNeeded();
    await look(page, `homemade-own-line-${name}`);
    await link.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rosemary syrup' }).waitFor();
    const section = page.getByRole('region', { name: 'As an ingredient' });
    await section.getByText('400 ml in a batch · keeps 21 days').waitFor();
    await section.getByText('My Bar has everything. This much costs about €0.60.').waitFor();
    await section.getByRole('button', { name: 'Make a batch' }).press('Enter');
    await section.getByText('Rosemary syrup: 400 ml, Sugar 1,000 → 700 ml. About €0.60.').waitFor();
    await section.scrollIntoViewIfNeeded();
    await look(page, `homemade-own-page-${name}`);

    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Bottles of Rosemary syrup: 400 ml' }).waitFor();
    await page.getByRole('button', { name: 'Homemade' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Homemade at My Bar' });
    await dialog.getByText('Your recipe · 400 ml in a batch · keeps 21 days').waitFor();
    await look(page, `homemade-own-dialog-${name}`);
    await dialog.getByRole('button', { name: 'Make a batch of your Rosemary syrup' }).press('Enter');
    await dialog.getByText('×½').click();
    await dialog.getByRole('button', { name: 'Make a batch', exact: true }).press('Enter');
    await dialog.getByText(/^Rosemary syrup: 200 ml, Sugar 700 → 550 ml\./).waitFor();
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await dialog.getByText('Undone. Everything is as it was before.').waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`/recipes/${drinkId}`);
    await page.getByRole('link', { name: 'Your recipe: Rosemary syrup', exact: true }).waitFor();

    await page.goto('/inventory');
    await page.getByRole('button', { name: 'History' }).press('Enter');
    const history = page.getByRole('dialog', { name: /^History of / });
    const what = 'A batch of Rosemary syrup made: 400 ml';
    await history.getByRole('button', { name: `Undo: ${what}` }).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bottles of Sugar: 1,000 ml' }).waitFor();
    await page.getByRole('button', { name: /^Bottles of Rosemary syrup/ }).waitFor({ state: 'detached' });
  });
});
