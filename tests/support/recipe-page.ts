import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';

/** Opens what a phone keeps under one button of a recipe's page; a wider window shows it all. */
async function showEveryAction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start mixing' }).waitFor();
  const more = page.getByRole('button', { name: 'More', exact: true });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** Presses one of the actions of a recipe's page, also while the page is made again after a change. */
export const pressAction = (page: Page, name: string | RegExp): Promise<void> =>
  eventually(async () => {
    await showEveryAction(page);
    await page.getByRole('button', { name }).first().click({ timeout: 3000 });
  }, 20_000);
