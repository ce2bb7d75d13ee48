import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look as lookAt, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { signIn } from '../support/sign-in.ts';

const bar = journeys();

/** Gives the page's browser a device that keeps passkeys and knows its owner, as a phone or laptop does. */
async function withDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Passkeys among what is filled in are taken at once, as if somebody had chosen them.
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** The requests of signing in that a page sends from here on. */
function signInRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/auth/') && !pathname.endsWith('/refresh')) sent.push(pathname.slice(13));
  });
  return sent;
}

describe.each(walkedIn(import.meta.url))('passkeys in %s', (name, look) => {
  const picture = (what: string) => `passkeys-${what}-${name.replace(/\W+/g, '-')}`;

  it('are added, renamed, sign in alone and finish a sign-in [BEYOND-272, BEYOND-273, BEYOND-274]', async () => {
    const { page, email } = await bar.member(look);
    const { cdp, authenticatorId } = await withDevice(page);
    await page.goto('/profile/account');
    const card = page.getByRole('region', { name: 'Passkeys' });
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('list', { name: 'Your recovery codes' }).waitFor();
    await page.getByRole('button', { name: "I've saved them" }).click();
    await card.getByRole('button', { name: /^Rename .+ on Linux$/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await page.keyboard.press('Enter');
    await card.getByText('My laptop').waitFor();
    await page
      .getByRole('region', { name: 'Two-step sign-in' })
      .getByText('10 recovery codes left.')
      .waitFor();
    // Nothing lies half under the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await lookAt(page, picture('account'));

    // The device has one already.
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('alert', { name: 'This device has a passkey of yours already' }).waitFor();

    // As on a shared computer: signed out, and nobody offers anything by itself.
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/profile?from=/profile/account');
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await byPasskey.waitFor();
    await lookAt(page, picture('sign-in'));
    const sent = signInRequests(page);
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await byPasskey.click();
    await page.getByRole('heading', { name: "Where you're signed in" }).waitFor();
    expect(sent).toEqual(['passkey/options', 'passkey']);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await signIn(page, email, '/profile?from=/profile/account');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await lookAt(page, picture('second-step'));
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await card.getByText('My laptop').waitFor();
  });
});
