import { barItemRoutes, barRoutes } from '@barspoon/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(Object.entries(looks))('substitutes in %s', (name, context) => {
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
    await page.goto('/search?tab=my-bar&swaps=true');
    await page.getByRole('button', { name: '100%' }).first().waitFor();
    await look(page, `substitutes-matches-${name}`);
    await page.context().close();
  });
});
