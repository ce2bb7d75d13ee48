import { newId } from '@barspoon/platform';
import { aMember, eventually, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts';
import { freePort } from '../support/service-processes.ts';
import { signIn } from '../support/sign-in.ts';

let provider: OpenIdProvider;
let url: string;

const bar = journeys(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  provider = await startOpenIdProvider(`${url}/api/v1/auth/google/back`);
  return startStack(allServices, {
    ...provider.env,
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: String(port),
    PUBLIC_URL: url,
  });
});
afterAll(() => provider?.stop());

/** Every stored document that says their address or name. */
async function tracesOf(...texts: string[]): Promise<string[]> {
  const mongo = await MongoClient.connect(bar.stack.env.MONGODB_URL ?? '');
  const found: string[] = [];
  try {
    const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter(({ name }) =>
      name.startsWith(`${bar.stack.env.MONGODB_PREFIX}_`),
    ))
      for (const { name: collection } of await mongo.db(name).listCollections().toArray())
        for await (const row of mongo.db(name).collection(collection).find())
          if (texts.some((text) => JSON.stringify(row).includes(text))) found.push(`${name}.${collection}`);
  } finally {
    await mongo.close();
  }
  return found;
}

describe.each(walkedIn(import.meta.url))('the account in %s', (name, look) => {
  const about = name.replaceAll(/\W+/g, '-');

  it('lets a member end a session whose page is open, and delete themselves without a trace [BEYOND-12]', async () => {
    const email = `${newId()}@example.com`;
    const fullName = `Leaving ${about}`;
    await aMember(bar.stack, { email, fullName });
    const [here, there] = [await bar.visitor(look), await bar.visitor(look)];
    for (const page of [here, there]) {
      await signIn(page, email, '/profile?from=/profile/account');
      await page.getByRole('heading', { name: "Where you're signed in" }).waitFor();
    }

    await here.reload();
    const sessions = here.getByRole('region', { name: "Where you're signed in" });
    await sessions.getByText('This device').waitFor();
    expect(await sessions.getByRole('listitem').count()).toBe(3);
    await expectAccessible(here);

    // The one last used is the other page; its own row has no button.
    await sessions
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
    await there.getByRole('heading', { name: "You're signed out" }).waitFor();
    await there.getByRole('alert', { name: /Your session has ended/ }).waitFor();
    await expectAccessible(there);
    await there.context().close();

    // On a phone the message lies over the lower end of what is open, until it goes.
    await here.getByText(/^Signed out Chrome/).waitFor({ state: 'hidden' });
    await here.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = here.getByRole('dialog', { name: 'Delete your account?' });
    const username = /Type your username, (\S+)/.exec((await dialog.textContent()) ?? '')?.[1] ?? '';
    await expectAccessible(here);
    await dialog.getByLabel(/^Type your username/).fill(username);
    // By keyboard: Enter sends the form.
    await here.keyboard.press('Enter');
    await here.getByRole('status', { name: /^Your account has been deleted/ }).waitFor();
    await here.waitForURL(`${url}/`);
    await eventually(async () => expect(await tracesOf(email, fullName)).toEqual([]));
    await here.context().close();
  });

  it('is opened with Google, which leads back to the site root [AUTH-02, AUTH-16, AUTH-17, BEYOND-11]', async () => {
    const id = newId();
    const email = `${id}@example.com`;
    provider.people.set(id, { email, email_verified: true, name: `Nell ${about}` });
    const page = await bar.visitor(look);
    await page.goto('/profile');
    const leave = page.getByRole('button', { name: 'Continue with Google' });
    await leave.waitFor();
    await expectAccessible(page);

    await leave.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alert', { name: 'Google sign-in failed' }).waitFor();
    expect(page.url()).toBe(`${url}/profile`);

    await leave.click();
    await page.getByRole('link', { name: email }).click();
    await page.getByRole('status', { name: 'Welcome back!' }).waitFor();
    expect(page.url()).toBe(`${url}/`);

    await page.goto('/profile/account');
    await page.getByRole('button', { name: 'Set password' }).waitFor();
    expect(await page.getByLabel('Current password').count()).toBe(0);
    await page.context().close();
  });
});
