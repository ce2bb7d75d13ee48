import { createServer } from 'node:net';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, looks, openBrowser, openPage } from '../support/browser.ts';

const password = 'a long night out';
const trialMs = 2 * 24 * 60 * 60 * 1000;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  // The payment provider sends members back to the address they know us by.
  stack = await startStack(allServices, {
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Membership' }).waitFor();
}

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

describe.each(Object.entries(looks))('the paid membership in %s', (name, look) => {
  it('leads from a trial that runs out over a checkout that fails once to access until the end [ACCESS-06, ACCESS-11, SUB-01, SUB-03, SUB-06, SUB-10, SUB-11, SUB-13, CONTRA-08, BEYOND-05, BEYOND-22, BEYOND-23, BEYOND-24]', async () => {
    const look_ = name.replace(/\W+/g, '-');
    const email = `${look_}@example.com`;
    const left = 25_000;
    await aMember(stack, {
      email,
      password,
      registeredAt: new Date(Date.now() - trialMs + left).toISOString(),
    });
    const page = await openPage(browser, stack.url, look);
    await signIn(page, email);
    await page.goto('/subscription');
    await page.getByRole('timer').waitFor();
    await picture(page, `${look_}-1-trial`);
    await page.goto('/inventory');
    await page.getByLabel('Search bottles, mixers and tools').waitFor();

    // The trial runs out while the page is open.
    await page.getByText('Your free trial has ended. Subscribe to continue.').waitFor({ timeout: 40_000 });
    expect(new URL(page.url()).pathname).toBe('/subscription');
    await expectAccessible(page);
    await picture(page, `${look_}-2-gate`);

    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await page.getByText('Your card was declined.').waitFor();
    await expectAccessible(page);
    await picture(page, `${look_}-3-declined`);
    await page.getByRole('link', { name: /^Cancel and go back/ }).click();
    await page.getByText('The checkout was cancelled. Nothing was charged.').waitFor();
    await expectAccessible(page);
    await picture(page, `${look_}-4-cancelled`);

    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.getByText('Waiting for the payment to be confirmed…').waitFor();
    await picture(page, `${look_}-5-waiting`);
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await expectAccessible(page);
    await picture(page, `${look_}-6-paid`);
    await page.getByRole('button', { name: 'Back to where you were' }).click();
    await page.getByLabel('Search bottles, mixers and tools').waitFor();

    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'You are already subscribed.' }).waitFor();
    await picture(page, `${look_}-7-subscribed`);
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await page.getByText(/^Renews on/).waitFor();
    await expectAccessible(page);
    await picture(page, `${look_}-8-profile`);

    const portalOpens = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const portal = await portalOpens;
    await portal.getByRole('button', { name: 'Cancel at the end of the month' }).click();
    await portal.getByRole('button', { name: 'Keep the subscription' }).waitFor();
    await expectAccessible(portal);
    await picture(portal, `${look_}-9-portal`);
    await portal.close();

    // The open page hears of it by itself.
    await page.getByText(/^Ends on .* Everything stays open until then\.$/).waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await picture(page, `${look_}-10-ending`);
    await page.goto('/inventory');
    await page.getByLabel('Search bottles, mixers and tools').waitFor();
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/inventory'));
    await page.context().close();
  });
});
