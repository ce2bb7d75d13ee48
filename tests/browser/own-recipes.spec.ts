import { newId } from '@barspoon/platform';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(Object.entries(looks))('members’ own recipes in %s', (name, context) => {
  it('are pasted, corrected, kept over a reload, published, hidden, and restored [BEYOND-25, CONTRA-29, PROF-06]', async () => {
    const [ada, visitor] = [await bar.member(context), await bar.visitor(context)];
    const { page } = ada;
    const drink = `Savoy ${newId().slice(-8)}`;
    await page.goto('/recipes');
    await page.getByRole('button', { name: 'Create a recipe' }).click();
    await page.getByRole('button', { name: 'Paste a recipe text' }).click();
    await page
      .getByLabel('Recipe text')
      .fill(
        `${drink}\n\n45 ml gin\n45 ml sweet vermouth\n2 dashes Fernet-Branca\n\nStir with ice. Strain into a chilled coupe.`,
      );
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await page.getByText(/% ABV, \d+ ml in the glass/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Create a recipe' }).click();
    const form = page.getByRole('dialog', { name: 'Create a recipe' });
    await form.getByText('This is what you were writing last time.').waitFor();
    await form.getByText(/% ABV, \d+ ml in the glass/).waitFor();
    await form.getByLabel('Ingredient of line 3').press('Alt+ArrowUp');
    await look(page, `recipe-editor-${name}`);
    await form.getByRole('button', { name: 'Create recipe' }).click();
    await page.getByRole('heading', { level: 1, name: drink }).waitFor();

    const address = page.url();
    await visitor.goto(address);
    await visitor.getByRole('heading', { level: 1, name: drink }).waitFor();

    await page.goto('/profile');
    const own = page.getByRole('region', { name: 'Your recipes' });
    await own.getByText('Everyone').waitFor();
    await look(page, `own-recipes-${name}`);
    await own.getByRole('button', { name: `Edit ${drink}` }).click();
    await page.getByRole('radio', { name: 'Only you' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await own.getByText('Only you').waitFor();
    await own.getByRole('link', { name: drink }).click();
    await page.getByText('Only you can see this').waitFor();
    await visitor.goto(page.url());
    await visitor.getByRole('heading', { name: 'Recipe Not Found' }).waitFor();

    await page.getByRole('button', { name: `Edit ${drink}` }).click();
    await page.getByLabel('Amount of line 1').fill('60');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Versions of ${drink}` }).click();
    await page.getByRole('button', { name: /^Compare the version/ }).click();
    await page.getByText('Changed 45 ml gin to 60 ml gin').waitFor();
    await look(page, `recipe-versions-${name}`);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('status', { name: 'Version restored' }).waitFor();
    for (const one of [page, visitor]) await one.context().close();
  });
});
