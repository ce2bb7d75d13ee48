import { barItemRoutes } from '@barspoon/contracts';
import { freePort } from '@barspoon/servers/process/ports';
import { type Agent, moveClock, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { checkSubscription } from '../support/sandbox.ts';
import { password } from '../support/sign-in.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const trialMs = 2 * day;

/** A stack of its own, whose clock this file moves. The provider sends members back to the address they know us by. */
const bar = journeys(async () => {
  const port = await freePort();
  return startStack(allServices, {
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
});
afterEach(() => moveClock(bar.stack, 0));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const bottleOn = (page: Page) => page.getByRole('checkbox', { name: /^Sloe Gin/ });
const barIsOpen = (page: Page) => bottleOn(page).waitFor({ state: 'attached' });

/** Until the bar that was just opened has all its answers: a token made before the clock moves must not arrive after. */
async function barIsLoaded(page: Page): Promise<void> {
  await barIsOpen(page);
  await page.waitForLoadState('networkidle');
}
const dayOf = (iso: string | null): string =>
  new Date(iso ?? '').toLocaleDateString('en', { dateStyle: 'long' });

/** What the server says to them now: the tokens of before are outdated whenever the clock has moved. */
async function standing(ada: Agent, email: string) {
  await ada.signIn(email, password);
  return checkSubscription(ada);
}

describe.each(walkedIn(import.meta.url))('the paid membership in %s', (name, look) => {
  const slug = name.replace(/\W+/g, '-');
  let step = 0;

  /** Checks a page; to look at it, set PICTURES to a folder. */
  async function seen(page: Page, what: string): Promise<void> {
    await expectAccessible(page);
    const { PICTURES } = process.env;
    if (PICTURES)
      await page.screenshot({ path: `${PICTURES}/${slug}-${++step}-${what}.png`, fullPage: true });
  }

  it('leads from a trial that runs out over payments that fail to access until the day it ends [ACCESS-03, ACCESS-04, ACCESS-05, ACCESS-06, ACCESS-11, ACCESS-21, SUB-01, SUB-03, SUB-05, SUB-06, SUB-08, SUB-10, SUB-13, CONTRA-02, CONTRA-03, CONTRA-04, CONTRA-06, CONTRA-08, BEYOND-05, BEYOND-22, BEYOND-23, BEYOND-24]', async () => {
    const { page, agent: ada, email } = await bar.member(look);
    await ada.call(barItemRoutes.create, {
      body: { name: 'Sloe Gin', brand: 'Home', category: 'spirits' },
    });
    await page.goto('/profile');
    await page.getByText('Free trial').first().waitFor();
    await seen(page, 'profile-trial');
    await page.goto('/subscription');
    await page.getByRole('timer').waitFor();
    await seen(page, 'subscription-trial');
    await page.goto('/inventory');
    await barIsLoaded(page);

    // The trial runs out while the page is open: the next thing they do is refused.
    moveClock(bar.stack, trialMs + hour);
    await bottleOn(page).press('Space');
    await page.getByText('Your free trial has ended. Subscribe to continue.').waitFor();
    expect(pathOf(page)).toBe('/subscription');
    await seen(page, 'gate');
    for (const gated of ['/inventory', '/admin', '/featured/negroni']) {
      await page.goto(gated);
      await page.waitForURL('**/subscription?*');
      expect(new URL(page.url()).searchParams.get('from'), gated).toBe(gated);
    }
    await page.goto('/inventory');

    await press(page, 'Subscribe Now');
    await page.getByRole('button', { name: 'Pay with a card that gets declined' }).waitFor();
    await seen(page, 'checkout');
    await press(page, 'Pay with a card that gets declined');
    await page.getByText('Your card was declined.').waitFor();
    await seen(page, 'checkout-declined');
    await page.getByRole('link', { name: /^Cancel and go back/ }).click();
    await page.getByText("You canceled checkout. You haven't been charged.").waitFor();
    await seen(page, 'cancelled');
    await press(page, 'Subscribe Now');
    await press(page, 'Pay by a bank debit that bounces');
    await page.getByText(/^Your payment didn't go through. You haven't been charged/).waitFor();
    await seen(page, 'failed');
    expect(await standing(ada, email)).toMatchObject({ subscribed: false, state: 'failed' });

    await press(page, 'Subscribe Now');
    await press(page, 'Pay $9.99');
    await page.getByText('Confirming your payment…').waitFor();
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await seen(page, 'paid');
    await press(page, 'Back to where you were');
    await page.waitForURL('**/inventory');
    await barIsOpen(page);
    await bottleOn(page).press('Space');
    await page.getByText('Inventory Updated').first().waitFor();

    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'You are already subscribed.' }).waitFor();
    await seen(page, 'subscribed');
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await page.getByText(/^Renews on/).waitFor();
    await seen(page, 'profile-subscribed');

    const portalOpens = page.context().waitForEvent('page');
    await press(page, 'Manage Subscription');
    const portal = await portalOpens;
    await portal.getByRole('button', { name: 'Cancel at the end of the month' }).waitFor();
    await seen(portal, 'portal');
    await press(portal, 'Cancel at the end of the month');
    await portal.getByRole('button', { name: 'Keep the subscription' }).waitFor();
    await seen(portal, 'portal-cancelled');
    await portal.close();

    // The open page hears of it by itself.
    const ends = page.getByText(/^Ends on .+\. You keep full access until then\.$/);
    await ends.waitFor();
    const { subscriptionEnd, state } = await standing(ada, email);
    expect(state).toBe('ending');
    expect(await ends.textContent()).toContain(` ${dayOf(subscriptionEnd)}.`);
    await seen(page, 'profile-ending');
    const left = Date.parse(subscriptionEnd ?? '') - Date.now();
    // A session that nobody uses ends after 30 days: they look in on the way.
    for (const ahead of [left / 2, left - hour]) {
      moveClock(bar.stack, ahead);
      await page.goto('/inventory');
      await barIsLoaded(page);
    }

    moveClock(bar.stack, left + hour);
    await bottleOn(page).press('Space');
    await page.getByText(`Your membership ended on ${dayOf(subscriptionEnd)}.`).waitFor();
    expect(pathOf(page)).toBe('/subscription');
    await seen(page, 'ended');
    await page.goto('/profile');
    await page.getByText(/^Ended on/).waitFor();
    await seen(page, 'profile-ended');
    await page.context().close();
  });

  it('stays open while the provider tries a failed payment again, and says so [SUB-10, BEYOND-23]', async () => {
    const { page } = await bar.member(look, { registeredAt: '2020-01-01T00:00:00.000Z' });
    await page.goto('/profile');
    await page.getByText('No membership').first().waitFor();
    await seen(page, 'profile-expired');

    const checkoutOpens = page.context().waitForEvent('page');
    await press(page, 'Subscribe Now');
    const checkout = await checkoutOpens;
    await press(checkout, 'Pay $9.99');
    await checkout.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await checkout.close();
    await page.getByText(/^Renews on/).waitFor();

    const portalOpens = page.context().waitForEvent('page');
    await press(page, 'Manage Subscription');
    const portal = await portalOpens;
    await press(portal, 'Use a card that gets declined');
    await press(portal, 'Skip to the next payment day');
    await portal.getByText(/The last payment failed/).waitFor();
    await seen(portal, 'portal-overdue');
    await portal.close();
    await page
      .getByText(/^Your last payment failed. We'll try again, and you keep full access until/)
      .waitFor();
    await seen(page, 'profile-overdue');
    await page.goto('/inventory');
    await page.getByLabel('Search bottles, mixers and tools').waitFor();
    expect(pathOf(page)).toBe('/inventory');
    await page.context().close();
  });
});
