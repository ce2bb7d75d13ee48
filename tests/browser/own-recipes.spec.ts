import { ownRecipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { pressAction } from '../support/recipe-page.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('members’ own recipes in %s', (name, context) => {
  it('are pasted, corrected, kept over a reload, published, varied, hidden, restored, and imported [BEYOND-25, CONTRA-29, PROF-06]', async () => {
    const [{ page }, { page: reader, agent }] = [await bar.member(context), await bar.member(context)];
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
    await form.getByText('This is the draft you started last time.').waitFor();
    await form.getByText(/% ABV, \d+ ml in the glass/).waitFor();
    await form.getByLabel('Ingredient of line 3').press('Alt+ArrowUp');
    await look(page, `recipe-editor-${name}`);
    await form.getByRole('button', { name: 'Create recipe' }).click();
    await page.getByRole('heading', { level: 1, name: drink }).waitFor();

    const address = page.url();
    await reader.goto(address);
    await pressAction(reader, 'Make it my own');
    const copy = reader.getByRole('dialog', { name: 'Make it your own' });
    await copy.getByLabel('Amount of line 1').fill('50');
    await copy.getByRole('button', { name: 'Create recipe' }).click();
    await reader.getByRole('heading', { level: 1, name: `My ${drink}` }).waitFor();
    // Its author has the original open.
    await page.getByRole('heading', { name: '1 variation' }).waitFor();
    await reader.getByText(`Based on ${drink} by`).waitFor();
    await look(reader, `recipe-variation-${name}`);
    await reader.getByText(`Based on ${drink} by`).getByRole('link', { name: drink }).click();
    await reader.getByRole('heading', { name: '1 variation' }).waitFor();
    await look(reader, `recipe-original-${name}`);

    await page.goto('/profile');
    const own = page.getByRole('region', { name: 'Your recipes' });
    await own.getByText('Everyone').waitFor();
    await look(page, `own-recipes-${name}`);
    await own.getByRole('button', { name: `Edit ${drink}` }).click();
    await page.getByRole('radio', { name: 'Only you' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await own.getByText('Only you').waitFor();
    await own.getByRole('link', { name: drink, exact: true }).click();
    await page.getByText('Only you can see this').waitFor();
    await reader.goto(page.url());
    await reader.getByRole('heading', { name: 'Recipe Not Found' }).waitFor();

    await pressAction(page, `Edit ${drink}`);
    await page.getByLabel('Amount of line 1').fill('60');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await pressAction(page, `Versions of ${drink}`);
    await page.getByRole('button', { name: /^Compare the version/ }).click();
    await page.getByText('Changed 45 ml gin to 60 ml gin').waitFor();
    // What somebody else publishes meanwhile takes nothing away that is open here.
    const readAgain = page.waitForResponse((answer) => answer.url().includes('/api/v1/me/recipes/'));
    await agent.call(ownRecipeRoutes.create, {
      body: {
        name: `Other ${drink}`,
        visibility: 'public',
        category: 'Classic',
        alcoholic: true,
        difficulty: null,
        prepTimeMinutes: null,
        glass: 'rocks',
        spec: [{ amount: 45, unit: 'ml', name: 'gin', note: null, optional: false }],
        instructions: ['Pour it into a glass.'],
      },
    });
    await readAgain;
    await look(page, `recipe-versions-${name}`);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('status', { name: 'Version restored' }).waitFor();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Import recipes' }).click();
    const file = page.getByRole('dialog', { name: 'Import recipes' });
    await file.getByLabel('Or paste its text').fill(
      JSON.stringify([
        {
          '@type': 'Recipe',
          name: `Imported ${drink}`,
          recipeIngredient: ['60 ml gin'],
          recipeInstructions: 'Stir with ice.',
        },
      ]),
    );
    await file.getByRole('button', { name: 'Check the file' }).click();
    await file.getByText('1 recipe found, schema.org data (JSON-LD)').waitFor();
    await look(page, `recipe-import-${name}`);
    await file.getByRole('button', { name: 'Import 1 recipe' }).click();
    await own.getByRole('heading', { name: `Imported ${drink}` }).waitFor();
    await page.getByRole('button', { name: 'Import recipes' }).click();
    await file.getByRole('button', { name: /^Undo the import of/ }).click();
    await page.getByRole('status', { name: /^Import undone: 1 removed/ }).waitFor();
    for (const one of [page, reader]) await one.context().close();
  });
});
