import type { Page } from 'playwright-core';

/** Opens what a phone keeps under one button of a recipe's page; a wider window shows it all. */
export async function showEveryAction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start mixing' }).waitFor();
  const more = page.getByRole('button', { name: 'More', exact: true });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
}
