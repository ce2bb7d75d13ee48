import { recipeRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the balance of a drink in %s', (_, context) => {
  it('is seen, adjusted by keyboard, and saved as a recipe of one’s own [BEYOND-230, BEYOND-231, BEYOND-232]', async () => {
    const { page, agent } = await bar.member(context);
    const daiquiri = await agent.call(recipeRoutes.get, { params: { id: 'daiquiri' } });
    await page.goto('/recipes/daiquiri');
    const balance = page.getByRole('region', { name: 'Balance' });
    await balance.getByText(/classic shaken drinks\.$/).waitFor();
    await balance.getByRole('img', { name: /^Daiquiri among \d+ drinks built like it/ }).waitFor();
    await balance.getByText('All figures of these drinks').press('Enter');
    expect(await balance.getByRole('row').count()).toBeGreaterThan(5);
    await expectAccessible(page);

    await balance.getByRole('button', { name: 'Adjust the balance' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Adjust Daiquiri' });
    const sweetness = dialog.getByRole('slider', { name: 'Sweetness' });
    for (let step = 0; step < 25; step += 1) await sweetness.press('ArrowRight');
    await dialog.getByText(/before: .* g sugar per 100 ml/).waitFor();
    await dialog
      .getByRole('combobox', { name: /^Replace lime juice/i })
      .selectOption({ label: 'lemon juice' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save as my recipe' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'Make it your own' });
    await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Sweet Lemon Daiquiri');
    await editor.getByRole('button', { name: 'Create recipe', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sweet Lemon Daiquiri' }).waitFor();

    const slug = new URL(page.url()).pathname.split('/').at(-1)!;
    const saved = await agent.call(recipeRoutes.get, { params: { id: slug } });
    expect(saved.basedOn?.original).toMatchObject({ slug: 'daiquiri' });
    expect(saved.spec.map(({ ingredient }) => ingredient)).toContain('lemon-juice');
    const sweetnessOf = ({ facts }: typeof saved) => facts.sugarGrams! / facts.volumeMl!;
    expect(sweetnessOf(saved)).toBeGreaterThan(1.1 * sweetnessOf(daiquiri));
  });
});
