import { barItemRoutes, barRoutes } from '@barspoon/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('substitutes in %s', (name, context) => {
  it('are counted from one’s own bar where one wants that, and named on the recipe with how much to use [MATCH-01, MATCH-04, MATCH-09, REC-18]', async () => {
    const { page, agent } = await bar.member(context);
    for (const thing of ['White Rum', 'Lemons', 'Simple Syrup']) {
      const { items } = await agent.call(barItemRoutes.list, { query: { q: thing } });
      const id = items.find((item) => item.name === thing)?.id ?? '';
      await agent.call(barRoutes.add, { params: { id } });
    }
    await page.goto('/recipes/daiquiri');
    await page.getByText('You have 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Out of lime juice?' }).press('Enter');
    await page.getByText('20 ml lemon juice').or(page.getByText('¾ oz lemon juice')).waitFor();
    await look(page, `substitutes-line-${name}`);

    await page.goto('/inventory');
    await page.getByRole('switch', { name: 'Count substitutes' }).press('Space');
    await page.waitForURL(/swaps=true/);
    await page.getByRole('button', { name: 'See What You Can Make!' }).click();
    const drink = page.getByRole('link', { name: 'Daiquiri', exact: true }).first();
    await drink.waitFor();
    await page.getByText('Use lemon juice instead of lime juice:').first().waitFor();
    await look(page, `substitutes-bar-${name}`);
    await drink.click();

    await page.getByText('You have 1 of 3 and 2 swaps').waitFor();
    expect(new URL(page.url()).search).toBe('?swaps=true');
    await page.getByText(/^Use .+ lemon juice instead:$/).waitFor();
    await look(page, `substitutes-recipe-${name}`);
    await page.context().close();
  });
});

describe('substitutes of the vocabulary', () => {
  const name = 'light, desktop';
  const context = looks[name];

  it('are changed in the console, and an open recipe page tells of it at once [CONTRA-32, AUTH-31, REC-18]', async () => {
    const reader = await bar.visitor(context);
    await reader.goto('/recipes/ramos-fizz');
    await reader.getByRole('button', { name: 'Out of orange flower water?' }).press('Enter');
    await reader.getByText('rose water').first().waitFor();

    const { page } = await bar.member(context, { role: 'admin' });
    await page.goto('/admin/inventory');
    await page.getByRole('link', { name: 'Vocabulary' }).click();
    await page.getByRole('button', { name: 'Kinds of spirit' }).click();
    await look(page, `console-vocabulary-${name}`);
    await page.getByRole('searchbox', { name: 'Search ingredients' }).fill('flower water');
    await page.getByRole('link', { name: 'orange flower water' }).click();
    await page.getByRole('textbox', { name: 'Note' }).first().fill(`as seen in ${name}`);
    await look(page, `console-ingredient-${name}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ingredient updated').first().waitFor();
    await reader.getByText(`as seen in ${name}`).waitFor();
    await Promise.all([page.context().close(), reader.context().close()]);
  });
});
