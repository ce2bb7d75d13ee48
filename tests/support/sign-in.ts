import type { Page } from 'playwright-core';

/** Everybody's. */
export const password = 'a long night out';

/** Fills in and sends the form of somebody new, Ada Coleman. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel(/^Name/).fill('Ada Coleman');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs in by hand, at a page that asks for it. */
export async function signIn(page: Page, email: string, path = '/profile'): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
}
