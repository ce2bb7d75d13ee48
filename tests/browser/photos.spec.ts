import { ownRecipeRoutes, photoRoutes } from '@barspoon/contracts';
import { aRecipe } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png` });
}

describe.each(walkedIn(import.meta.url))('photos in %s', (name, how) => {
  it('are shared, liked by another, looked at and deleted [PHOTO-01, PHOTO-03, PHOTO-06, PHOTO-08, PHOTO-09, BEYOND-90]', async () => {
    const [ada, bea] = [await bar.member(how), await bar.member(how)];
    const { page } = ada;
    const recipe = aRecipe({ name: `Photographed ${ada.id.slice(-6)}` });
    const drink = await ada.agent.call(ownRecipeRoutes.create, { body: { ...recipe, visibility: 'public' } });

    await page.goto('/social-hub?tab=photos');
    await page.getByRole('button', { name: 'Share Photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Photo' });
    const picture = { name: 'drink.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await dialog.getByRole('img', { name: 'The photo you have chosen' }).waitFor();
    await dialog.getByLabel('Which recipe does it show?').selectOption(drink.id);
    const caption = `Caption ${ada.id.slice(-6)}`;
    await dialog.getByLabel('Caption (optional)').fill(caption);
    await dialog.getByText(`${caption.length} / 500`).waitFor();
    await expectAccessible(page);
    await look(page, `share ${name}`);
    await dialog.getByRole('button', { name: 'Share Photo' }).click();
    await page.getByText('Photo shared successfully!').waitFor();

    await bea.page.goto('/social-hub?tab=photos');
    const tile = bea.page.getByRole('button', { name: /^Open the photo of/ }).first();
    await tile.waitFor();
    await expectAccessible(bea.page);
    await look(bea.page, `gallery ${name}`);
    await tile.click();
    const large = bea.page.getByRole('dialog');
    await large.getByText(caption).waitFor();
    await large.getByRole('button', { name: /^Like the photo of .+, 0 likes$/ }).click();
    await large.getByRole('button', { name: /, 1 like$/ }).waitFor();
    await expectAccessible(bea.page);
    await look(bea.page, `large ${name}`);
    await bea.page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await bea.page.reload();
    await bea.page.getByRole('button', { name: /^Like the photo of .+, 1 like$/, pressed: true }).waitFor();

    await page.reload();
    await page
      .getByRole('button', { name: /^Open the photo of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText(caption).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete this photo?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('Photo deleted').waitFor();
    const { items: left } = await ada.agent.call(photoRoutes.list, { query: {} });
    expect(left.map((photo) => photo.caption)).not.toContain(caption);
    for (const one of [ada, bea]) await one.page.context().close();
  });
});
