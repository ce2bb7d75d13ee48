import { readFileSync } from 'node:fs';
import { adminRecipeRoutes, recipeRoutes } from '@barspoon/contracts';
import { aMember, aRecipe, eventually } from '@barspoon/testing';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { importFile } from '../support/own-imports.ts';

const bar = journeys();

const searched = (q: string): string => `/admin/recipes?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const found = (q: string) => bar.stack.visitor().call(recipeRoutes.list, { query: { q } });

describe.each(walkedIn(import.meta.url))('recipes out and in again, %s', (name, look) => {
  const family = `Flip of ${name.replace(/\W/g, '')}`;
  const lost = `${family} the Second`;

  it('an export, a deletion and an import later everything is there again [BEYOND-94]', async () => {
    const { page, agent } = await bar.member(look, { role: 'admin' });
    for (const body of [aRecipe({ name: `${family} the First` }), aRecipe({ name: lost })])
      await agent.call(adminRecipeRoutes.create, { body });
    await page.goto(searched(family));
    await page.getByText(lost).first().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Recipe library (YAML)' }).waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Recipe library (YAML)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^recipes-export-\d{4}-\d\d-\d\d\.yaml$/);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain(`name: ${lost}`);

    await page.goto(searched(lost));
    await page.getByText(lost, { exact: true }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Recipe deleted successfully').waitFor();
    await eventually(async () => expect((await found(family)).total).toBe(1));

    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Nothing changes until you confirm').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Choose a file').and(page.locator('input')).setInputFiles(file);
    const submit = page.getByRole('button', { name: 'Import 1 recipe' });
    await submit.waitFor();
    await page.getByText('instructions').first().waitFor();
    await expectAccessible(page);
    await submit.press('Enter');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('1 new, 0 updated, 1 unchanged.').waitFor();
    const link = page.getByRole('dialog').getByRole('link', { name: lost });
    await link.waitFor();
    await expectAccessible(page);
    await link.click();
    await eventually(async () =>
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(lost),
    );
    await eventually(async () => expect((await found(family)).total).toBe(2));
    await page.context().close();
  });

  it('a file that cannot be used is told from one that can', async () => {
    const { page } = await bar.member(look, { role: 'admin' });
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'Import' }).click();
    const choose = page.getByLabel('Choose a file').and(page.locator('input'));
    const file = (text: string) => ({
      name: 'drinks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await choose.setInputFiles(file('Dear Harry'));
    await page.getByText(/We can't read this file/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    const drinks = [
      {
        name: `Sour of ${name}`,
        instructions: 'Shake.',
        ingredients: [{ name: 'Gin', amount: 50, units: 'ml' }],
      },
      { name: 'Nothing in it', instructions: 'Stir.', ingredients: [] },
    ];
    await choose.setInputFiles(file(JSON.stringify(drinks)));
    await page.getByText("1 recipe can't be read and will be left out.").waitFor();
    await page.getByRole('button', { name: 'Guessed' }).click();
    await page.getByText('category').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 recipe' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText("1 new, 0 updated, 0 unchanged. 1 recipe couldn't be read.").waitFor();
    await expectAccessible(page);
    await page.context().close();
  });

  it('what members import is told to an editor, without what is in it [BEYOND-25]', async () => {
    const cook = await aMember(bar.stack, { fullName: `Cook of ${family}` });
    const drink = { '@type': 'Recipe', name: 'Secret Flip', recipeIngredient: ['60 ml gin'] };
    await importFile(cook, { text: JSON.stringify([{ ...drink, recipeInstructions: ['Shake.'] }]) });
    const { page } = await bar.member(look, { role: 'editor' });
    await page.goto('/admin/recipes');
    await page.getByRole('link', { name: "Members' imports" }).click();
    await page.getByText(`Cook of ${family}`).first().waitFor();
    await page.getByText('Done', { exact: true }).first().waitFor();
    expect(await page.getByText('Secret Flip').count()).toBe(0);
    await expectAccessible(page);
    await page.context().close();
  });
});
