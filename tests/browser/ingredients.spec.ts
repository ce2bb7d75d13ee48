import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the ingredients in %s', (_name, context) => {
  it('are found in the tree, read, and put on the bar, from a recipe and a search too [BEYOND-215, BEYOND-216, BEYOND-217, BEYOND-277, BEYOND-278, BEYOND-279]', async () => {
    const { page } = await bar.member(context);
    await page.goto('/ingredients');
    await page.getByRole('heading', { level: 3, name: /^Spirit/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Find an ingredient' }).fill('campa');
    await page.getByText('1 ingredient', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Campari' }).press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Campari' }).waitFor();
    expect(await page.title()).toMatch(/^Campari · /);
    const drinks = page.getByRole('region', { name: 'Drinks with it' });
    await drinks.getByText(/^\d+ recipes, the best rated first/).waitFor();
    await drinks.getByRole('radio', { name: /^Sours \d+$/ }).press('Space');
    await drinks.getByRole('link', { name: 'Jungle Bird' }).waitFor();
    const bottle = page.getByRole('region', { name: 'For your bar' }).getByRole('checkbox').first();
    await bottle.press('Space');
    await page.getByText('Inventory Updated').first().waitFor();
    expect(await bottle.isChecked()).toBe(true);
    await expectAccessible(page);

    await page.goto('/recipes/negroni');
    const spec = page.getByRole('region', { name: 'Ingredients' });
    await spec.getByRole('link', { name: /^gin$/i }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Gin' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ingredients/gin');

    await page.goto('/search?q=what+is+falernum');
    await page.getByRole('link', { name: /^Falernum Ingredient · / }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Falernum' }).waitFor();

    await page.goto('/ingredients/strawberry');
    const season = page.getByRole('region', { name: 'Season' });
    await season.getByText(/^In season from May to July in the northern hemisphere/).waitFor();
    await expectAccessible(page);
    expect((await page.goto('/ingredients/no-such-thing'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Ingredient not found' }).waitFor();
  });
});
