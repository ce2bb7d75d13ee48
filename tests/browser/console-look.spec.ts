import { eventually } from '@barspoon/testing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const boxOf = async (part: Locator) => {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, middle: box.x + box.width / 2 };
};
const styleOf = (part: Locator, name: 'backgroundColor' | 'borderBottomWidth') =>
  part.evaluate((element, wanted) => getComputedStyle(element)[wanted], name);

it('has filters as wide as the list and divided rows on a phone, and no block around its tools [BEYOND-183]', async () => {
  const { page } = await bar.member(looks['dark, phone'], { role: 'admin', fullName: 'Iris Keeper' });
  await page.goto('/admin/recipes');
  const rows = page.locator('.MuiCard-root li');
  const list = await boxOf(page.locator('.MuiCard-root').filter({ has: page.locator('li') }));
  const search = await boxOf(page.locator('.MuiFormControl-root').filter({ has: page.getByRole('textbox') }));
  expect(search.width).toBeCloseTo(list.width, 0);
  expect(await styleOf(rows.first(), 'borderBottomWidth')).toBe('1px');
  const tools = page.locator('.RaList-actions');
  expect(await styleOf(tools, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
});

it('has the acts of a page at its right edge, and pictures in the middle of a folded menu [BEYOND-183]', async () => {
  const { page } = await bar.member(looks['light, desktop'], { role: 'admin', fullName: 'Iris Keeper' });
  const { id } = await bar.member(looks['light, desktop'], { fullName: 'Mo Lasses' });
  await page.goto(`/admin/users/${id}/show`);
  const acts = await boxOf(page.getByRole('button', { name: 'Warn' }));
  const card = await boxOf(page.locator('.MuiCard-root').first());
  expect(card.right - acts.right).toBeLessThan(24);
  const entry = page.getByRole('menuitem', { name: /^Users/ });
  await page.getByRole('button', { name: 'Close menu' }).click();
  // It folds slowly.
  await eventually(async () => {
    const [pill, picture] = [await boxOf(entry), await boxOf(entry.locator('svg'))];
    expect(Math.abs(picture.middle - pill.middle)).toBeLessThan(1);
  });
});
