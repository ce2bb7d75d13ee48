import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: what.includes('whole') });
}

async function search(page: Page, q: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search (?:recipes|drinks)$/ }).fill(q);
  await page.waitForURL((url) => url.searchParams.get('q') === q);
}
const parts = (page: Page) =>
  page.getByRole('group', { name: 'What your search was taken for' }).getByRole('button');
const cards = (page: Page) => page.getByRole('list').getByRole('article');

describe.each(walkedIn(import.meta.url))('searching as people write, %s', (name, appearance) => {
  const isPhone = name.includes('phone');

  it('finds several ingredients, leaves out what is not wanted, and is narrowed by its parts [BEYOND-115, BEYOND-116]', async () => {
    const page = await bar.visitor(appearance);
    await page.goto('/recipes');
    await search(page, 'gin lemon');
    await expect.poll(() => parts(page).allTextContents()).toEqual(['Gin', 'Lemon']);
    await cards(page).first().waitFor();
    await page.getByText('To leave something out, add it with “without”').waitFor();
    await look(page, `search-parts-${name}`);

    await search(page, 'gin lemon no egg');
    await expect.poll(() => parts(page).allTextContents()).toEqual(['Gin', 'Lemon', 'No egg']);
    await look(page, `search-left-out-${name}`);
    await page.getByRole('button', { name: 'Remove from the search: Lemon' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'gin no egg');
    await expect.poll(() => parts(page).allTextContents()).toEqual(['Gin', 'No egg']);
    await page.context().close();
  });

  it('finds a style without an ingredient, nothing but a no, and a name that is written wrong [BEYOND-115, BEYOND-116, BEYOND-118]', async () => {
    const page = await bar.visitor(appearance);
    await page.goto('/search?tab=search');
    await search(page, 'something smoky without egg');
    await expect.poll(() => parts(page).allTextContents()).toEqual(['Smoky', 'No egg']);
    await cards(page).filter({ hasText: 'smoky' }).first().waitFor();
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).waitFor();
    else await page.getByRole('complementary', { name: 'Filters' }).waitFor();
    await look(page, `discover-parts-${name}`);

    await search(page, 'no gin');
    await expect.poll(() => parts(page).allTextContents()).toEqual(['No gin']);
    await cards(page).first().waitFor();
    await search(page, 'negorni');
    await page.getByText('Showing results for “Negroni”').waitFor();
    await cards(page).filter({ hasText: 'Negroni' }).first().waitFor();
    await look(page, `search-corrected-${name}`);
    await page.context().close();
  });
});

describe('the form of an own recipe', () => {
  it.each(walkedIn(import.meta.url))(
    'reads a ratio, a garnish and a near name, %s [BEYOND-114]',
    async (name, appearance) => {
      const { page } = await bar.member(appearance);
      await page.goto('/recipes');
      await page.getByRole('button', { name: 'Create a recipe' }).click();
      const form = page.getByRole('dialog', { name: 'Create a recipe' });
      await form.getByRole('button', { name: 'Paste a recipe text' }).click();
      await form
        .getByLabel('Recipe text')
        .fill(
          'House Sour\n2:1:1 gin, lemon juice, simple syrup\nGarnish: lemon wheel\nShake with ice and strain into a coupe.',
        );
      await form.getByRole('button', { name: 'Fill in the form' }).click();
      await expect.poll(() => form.getByLabel('Amount of line 1').inputValue()).toBe('45');
      await expect.poll(() => form.getByLabel('Garnish').inputValue()).toBe('lemon wheel');
      await form.getByLabel('Ingredient of line 3').fill('Angostur biters');
      await form.getByRole('button', { name: 'Use Angostura bitters' }).waitFor();
      await look(page, `own-recipe-${name}`);
      await form.getByRole('button', { name: 'Use Angostura bitters' }).click();
      await form.getByRole('radio', { name: 'Only you' }).check({ force: true });
      await form.getByRole('button', { name: 'Create recipe' }).click();
      await page.getByRole('heading', { level: 1, name: 'House Sour' }).waitFor();
      await page.getByText('Lemon wheel').first().waitFor();
      await page.context().close();
    },
  );
});
