import { newId } from '@barspoon/platform';
import { aMember } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { password, signIn } from '../support/sign-in.ts';

const bar = journeys();
const stepMs = 30_000;

/** Sends the password, and waits for the page that asks for the code. */
async function sendPassword(page: Page, email: string): Promise<void> {
  await signIn(page, email, '/profile?from=/profile/account');
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
}

describe.each(walkedIn(import.meta.url))('two-step sign-in in %s', (_name, look) => {
  it('is set up with the key on the page, asks for a code, and takes a recovery code once [BEYOND-220, BEYOND-221, BEYOND-222]', async () => {
    const email = `${newId()}@example.com`;
    await aMember(bar.stack, { email });
    const page = await bar.visitor(look);
    await signIn(page, email, '/profile?from=/profile/account');
    const card = page.getByRole('region', { name: 'Two-step sign-in' });
    await card.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page);
    await dialog.getByLabel('Code').fill(codeOf(key));
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = page.getByRole('list', { name: 'Your recovery codes' });
    await list.waitFor();
    const [recoveryCode = ''] = await list.getByRole('listitem').allTextContents();
    await expectAccessible(page);
    await page.getByRole('button', { name: "I've saved them" }).click();
    await card.getByText('10 recovery codes left.').waitFor();
    await page.context().close();

    const next = await bar.visitor(look);
    await sendPassword(next, email);
    await expectAccessible(next);
    // The present one was used to turn it on; the next one is accepted a little early.
    await next.getByLabel('Code').fill(codeOf(key, Date.now() + stepMs));
    await next.keyboard.press('Enter');
    await next.getByRole('heading', { name: "Where you're signed in" }).waitFor();
    await next.context().close();

    const lost = await bar.visitor(look);
    await sendPassword(lost, email);
    await lost.getByRole('button', { name: 'Use a recovery code' }).click();
    await lost.getByLabel('Recovery code').fill(recoveryCode);
    await lost.keyboard.press('Enter');
    await lost.getByText('9 recovery codes left.').waitFor();
    await lost.context().close();

    const again = await bar.visitor(look);
    await sendPassword(again, email);
    await again.getByRole('button', { name: 'Use a recovery code' }).click();
    await again.getByLabel('Recovery code').fill(recoveryCode);
    await again.keyboard.press('Enter');
    await again.getByRole('alert', { name: /^Wrong code/ }).waitFor();
    expect(again.url()).toContain('/profile');
  });
});
