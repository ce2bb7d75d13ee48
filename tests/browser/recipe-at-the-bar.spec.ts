import { writeFileSync } from 'node:fs';
import { eventually } from '@barspoon/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

const bottomOf = async (line: Locator) => {
  const box = await line.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};
/** Where the bar at the bottom begins. */
const fold = (page: Page) => page.evaluate(() => innerHeight - 60);

it('a phone shows the first amount without scrolling; a recipe is mixed step by step, batched for a bottle, noted and marked as made', async () => {
  const { page } = await bar.member(looks['dark, phone']);
  const look = async (what: string) => {
    await expectAccessible(page);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png` });
  };
  await page.goto('/recipes/daiquiri');
  const amounts = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  await amounts.waitFor();
  await eventually(async () => expect(await fold(page)).toBeGreaterThan(await bottomOf(amounts)));
  await look('recipe');
  await page.getByRole('button', { name: 'Start mixing' }).click();
  const mixing = page.getByRole('dialog', { name: 'Mixing Daiquiri' });
  await mixing.getByRole('heading', { name: 'Get ready' }).waitFor();
  await mixing.getByRole('button', { name: 'Next' }).click();
  const first = await mixing.getByRole('heading', { name: /^Step 1 of \d+$/ }).textContent();
  const steps = Number(first?.split(' ').at(-1));
  await look('mixing');
  await mixing.getByRole('list', { name: 'Amounts' }).getByText('White Rum').waitFor();
  await page.keyboard.press('ArrowLeft');
  await mixing.getByRole('heading', { name: 'Get ready' }).waitFor();
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await mixing.getByRole('heading', { name: `Step ${step} of ${steps}` }).waitFor();
  }
  await mixing.getByRole('button', { name: 'Done' }).click();
  await mixing.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Make a batch' }).click();
  const batch = page.getByRole('dialog', { name: 'A batch of Daiquiri' });
  await batch.getByRole('radio', { name: '1,000 ml' }).check();
  const batched = await batch.getByRole('listitem').allTextContents();
  expect(batched.at(-1)).toContain('Water, for what ice would melt');
  const whole = batched.map((line) => Number(/^[\d,]+/.exec(line)?.[0].replace(',', '')));
  const sum = whole.reduce((total, ml) => total + ml, 0);
  expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(whole.length);
  await look('batch');
  await batch.getByRole('button', { name: 'Close' }).last().click();

  const notes = page.getByRole('region', { name: 'Your notes' });
  await notes.getByLabel('Private note').fill('A little more rum.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('status', { name: 'Your notes are saved' }).first().waitFor();
  await notes.getByRole('button', { name: 'I made it' }).click();
  await notes.getByRole('list', { name: 'Days you made it' }).getByRole('listitem').waitFor();
  await page.reload();
  await notes.getByText('A little more rum.').waitFor();
  await notes.getByRole('list', { name: 'Days you made it' }).getByRole('listitem').waitFor();
  await look('notes');
  await page.context().close();
});

it('a recipe of many lines is printed on one page, also before its drawings have come', async () => {
  const page = await bar.visitor(looks['dark, phone']);
  for (const slug of ['zombie', 'ramos-fizz', 'mai-tai'])
    for (const format of ['A4', 'Letter']) {
      await page.goto(`/recipes/${slug}`);
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${slug} on ${format}`).toHaveLength(1);
      const { PICTURES } = process.env;
      if (PICTURES) writeFileSync(`${PICTURES}/${slug}-${format}.pdf`, pdf);
    }
  await page.context().close();
});

it('a recipe printed from a dark page is light, its drawing too', async () => {
  const page = await bar.visitor(looks['dark, phone']);
  await page.goto('/recipes/mai-tai');
  const drawing = page.locator('main picture img').first();
  const shown = () => drawing.evaluate((img: HTMLImageElement) => img.currentSrc);
  await eventually(async () => expect(await shown()).toContain('mode=dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await eventually(async () => expect(await shown()).toContain('mode=light'));
  await page.context().close();
});
