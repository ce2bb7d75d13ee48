import { profileRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually } from '@barspoon/testing';
import { describe, expect, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { signIn } from '../support/sign-in.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('a personal access token in %s', (name, context) => {
  it('is made on the account page, opens what it says, and is revoked [BEYOND-281, BEYOND-282, BEYOND-283]', async () => {
    const email = `${newId()}@example.com`;
    await aMember(bar.stack, { email });
    const page = await bar.visitor(context);
    await signIn(page, email, '/profile?from=/profile/account');
    const card = page.getByRole('region', { name: 'Connected apps' });
    await card.getByRole('button', { name: 'New token' }).click();
    const form = page.getByRole('dialog', { name: 'New personal access token' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Kitchen display');
    await form.getByText('Read my profile and points').click();
    await form.getByText('365 days').click();
    await look(page, `token-form-${name}`);
    await form.getByRole('button', { name: 'Make token' }).click();
    const made = page.getByRole('dialog', { name: 'Your new token' });
    const secret = (await made.locator('code').textContent()) ?? '';
    await look(page, `token-made-${name}`);
    await made.getByRole('button', { name: "I've copied it" }).click();

    const program = bar.stack.visitor();
    program.token = secret;
    const status = async () => (await program.send(profileRoutes.me)).status;
    expect(await status()).toBe(200);
    await page.reload();
    await card.getByText('last used').waitFor();
    await look(page, `token-card-${name}`);
    await card.getByRole('button', { name: 'Revoke Kitchen display' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await card.getByText('No program has a token of yours.').waitFor();
    await eventually(async () => expect(await status()).toBe(401));
    await page.context().close();
  });
});
