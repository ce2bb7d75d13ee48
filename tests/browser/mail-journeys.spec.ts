import { authRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually, Mailbox, type ReceivedMail, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { password, signUp } from '../support/sign-in.ts';

let mailbox: Mailbox;
const bar = journeys(async () => {
  mailbox = await Mailbox.open();
  return startStack(allServices, {
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: '0',
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'http://bar.example',
  });
});
afterAll(() => mailbox?.close());

const newPassword = 'an even longer night';

/** What the mail's one button opens, on the host the test runs at. */
function linkIn({ html = '' }: ReceivedMail): string {
  const href = /href="http:\/\/bar\.example(\/profile\?link=[^"]+)"/.exec(html)?.[1];
  if (!href) throw new Error(`no link in ${html}`);
  return href.replaceAll('&amp;', '&');
}

/** The mail as its reader sees it. */
async function read(mail: ReceivedMail, page: Page): Promise<void> {
  const reader = await page.context().newPage();
  await reader.setContent(mail.html ?? '');
  await expectAccessible(reader);
  await reader.close();
}

describe.each(walkedIn(import.meta.url))('mails about an account in %s', (_, look) => {
  /** Of the account that the first test makes and the next goes on with. */
  let email = '';

  it('lead from signing up to a verified address [AUTH-05, AUTH-14, BEYOND-09]', async () => {
    email = `${newId()}@example.com`;
    const page = await bar.visitor(look);
    await signUp(page, email);
    await page
      .getByText('Account created successfully! Please check your email to verify your account.')
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Please verify your email' }).waitFor();
    await expectAccessible(page);

    const mail = await mailbox.newestTo(email);
    await read(mail, page);
    await page.goto(linkIn(mail));
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
    expect(page.url()).not.toContain('#');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to my profile' }).click();
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();
    expect(await page.getByText('Please verify your email').count()).toBe(0);

    await page.goto('about:blank');
    await page.goto(linkIn(mail));
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
    await expectAccessible(page);
    await page.context().close();
  });

  it('lead from a forgotten password to a new one and end the old session [AUTH-22, BEYOND-10]', async () => {
    const elsewhere = await bar.stack.visitor().signIn(email, password);
    const page = await bar.visitor(look);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expectAccessible(page);

    const mail = await mailbox.newestTo(email, 2);
    await read(mail, page);
    await page.goto(linkIn(mail));
    await page.getByLabel(/^New password/).fill(newPassword);
    await page.getByLabel(/^Confirm new password/).fill(newPassword);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();

    expect((await elsewhere.send(authRoutes.refresh)).status).toBe(401);
    await expect(bar.stack.visitor().signIn(email, password)).rejects.toThrow('401');
    await bar.stack.visitor().signIn(email, newPassword);
    await eventually(() =>
      expect(mailbox.to(email).map(({ subject }) => subject)).toContain('Your Barspoon password was changed'),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();
    await page.context().close();
  });
});

describe.each(walkedIn(import.meta.url))('a message of the contact form in %s', (_, look) => {
  it('is sent by a visitor, answered in the console, and the answer comes by mail [CONT-01, CONT-02, BEYOND-56]', async () => {
    const email = `${newId()}@example.com`;
    const name = `Ruth ${newId().slice(-6)}`;
    const page = await bar.visitor(look);
    await page.goto('/contact');
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    await form.getByRole('textbox', { name: /^Email/ }).fill(email);
    await form.getByRole('textbox', { name: /^Message/ }).fill('Too short');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText(/^Please write at least \d+ characters$/).waitFor();
    await expectAccessible(page);
    await form.getByRole('textbox', { name: /^Message/ }).fill('Where can I find the Hanky Panky?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Thank you for your message! We will get back to you soon.').first().waitFor();
    await expectAccessible(page);

    const { page: console } = await bar.member(look, { role: 'support' });
    await console.goto('/admin/contact-messages');
    await console.getByText(name).first().click();
    await console.getByRole('region', { name: `Message from ${name}` }).waitFor();
    await console.getByRole('textbox', { name: 'Your reply' }).fill('Look under H.\n\nCheers');
    await expectAccessible(console);
    await console.getByRole('button', { name: 'Send Reply' }).click();
    await console.getByText('Reply sent').first().waitFor();
    await console.getByRole('region', { name: 'Reply' }).getByText('Look under H.').waitFor();

    const mail = await mailbox.newestTo(email);
    expect(mail.text).toContain('Look under H.');
    expect(mail.text).toContain('Where can I find the Hanky Panky?');
    await read(mail, page);
    for (const one of [page, console]) await one.context().close();
  });
});
