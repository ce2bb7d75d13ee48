import { mailingRoutes, notificationRoutes, postRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Onboarding greets new members on their first page. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').first().getByRole('button', { name, exact: true }).filter({ visible: true });
const pictureOf = async (page: Page, name: string) => {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};

describe.each(walkedIn(import.meta.url))('notifications in %s', (name, look) => {
  it('come while a page is open, are read on every device, and are a choice [BEYOND-102, BEYOND-103]', async () => {
    const [ada, ben] = [
      await bar.member(look, { fullName: 'Ada Coleman' }),
      await bar.member(look, { fullName: 'Ben Hecht' }),
    ];
    const body = { content: `A sour ${newId()}`, imageUrl: null, recipeId: null, collectionId: null };
    const { id } = await ada.agent.call(postRoutes.create, { body });
    await open(ada.page, '/terms');
    const other = await ada.page.context().newPage();
    await open(other, '/terms');
    await bell(ada.page, 'Notifications').waitFor();
    await bell(other, 'Notifications').waitFor();
    await ben.agent.call(postRoutes.like, { params: { id } });
    await bell(ada.page, 'Notifications, 1 unread').click();
    const dialog = ada.page.getByRole('dialog', { name: 'Notifications' });
    const liked = dialog.getByRole('link', { name: /^.*Ben Hecht liked your post/ });
    await liked.waitFor();
    await expectAccessible(ada.page);
    await pictureOf(ada.page, `bell-${name}`);
    await liked.click();
    await ada.page.waitForURL(`**/community/post/${id}`);
    await bell(other, 'Notifications').waitFor();

    await open(ada.page, '/notifications');
    await ada.page.getByText('Ben Hecht liked your post').waitFor();
    await expectAccessible(ada.page);
    await pictureOf(ada.page, `notifications-${name}`);
    await ada.page.getByRole('link', { name: "Choose what you're notified of" }).click();
    const likes = ada.page.getByRole('group', { name: 'Somebody likes your post' });
    await likes.getByRole('switch', { name: 'On the site' }).click();
    await ada.page.getByText('Saved', { exact: true }).first().waitFor();
    await likes.getByRole('combobox', { name: 'Email' }).selectOption('Daily summary');
    const times = ada.page.getByRole('form', { name: 'When we email you' });
    await times.getByRole('switch', { name: 'Quiet hours' }).click();
    await times.getByRole('button', { name: 'Save email times' }).click();
    await ada.page.getByText('Email times saved').first().waitFor();
    await expectAccessible(ada.page);
    await pictureOf(ada.page, `choices-${name}`);
    await open(ada.page, '/unsubscribe');
    await ada.page.getByRole('switch', { name: 'Send me the news of this site' }).click();
    await ada.page.getByText('You have been unsubscribed.').first().waitFor();
    await expectAccessible(ada.page);
    await pictureOf(ada.page, `unsubscribe-${name}`);
    expect(await ada.agent.call(mailingRoutes.own, {})).toEqual({ subscribed: false });
    const quiet = { from: '22:00', to: '07:00' };
    expect(await ada.agent.call(notificationRoutes.times, {})).toMatchObject({ times: { quiet } });
  });
});

it('lets an admin preview, plan and stop a bulk mail, and look at the kinds [ADM-NOTIF-01, ADM-NOTIF-03, ADM-NOTIF-04, BEYOND-101]', async () => {
  const { page } = await bar.member(looks['light, desktop'], { role: 'admin', fullName: 'Iris Keeper' });
  const subject = `A new season ${newId().slice(-8)}`;
  await page.goto('/admin/notifications');
  await page.getByRole('button', { name: 'Send instructions' }).click();
  await page.getByText('Please enter an email address').waitFor();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'HTML by hand' }).click();
  await page
    .getByLabel('Content', { exact: true })
    .fill('<p>Try the <b>new</b> sours.</p><script>alert(1)</script>');
  await page.getByRole('button', { name: 'Send preview' }).click();
  await page.getByText('Please enter a test email address for preview').waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.frameLocator(`iframe[title="${subject}"]`).getByText('Try the new sours.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // Nobody of the stack is mailed: it is planned and stopped.
  await page.getByLabel('Send at').fill('2099-01-01T12:00');
  await page.getByRole('button', { name: 'Send to all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Bulk email queued').waitFor();
  await page.getByRole('button', { name: `Stop: ${subject}` }).click();
  await eventually(async () =>
    expect(await page.getByRole('button', { name: `Stop: ${subject}` }).count()).toBe(0),
  );
  await page.getByRole('button', { name: 'Preview: A session you have a place in is live' }).waitFor();
  await expectAccessible(page);
  await pictureOf(page, 'console-notifications');
});

it('lets an admin format a bulk mail by buttons, keep it as a draft and open it again [BEYOND-177]', async () => {
  const { page } = await bar.member(looks['light, desktop'], { role: 'admin', fullName: 'Iris Keeper' });
  const subject = `Sours of spring ${newId().slice(-8)}`;
  await page.goto('/admin/notifications');
  await page.getByLabel('Subject').fill(subject);
  const content = page.getByRole('textbox', { name: 'Content' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await content.click();
  await press('Heading');
  await page.keyboard.type('Sours');
  await page.keyboard.press('Enter');
  await press('Bold');
  await page.keyboard.type('Twelve');
  await press('Bold');
  await page.keyboard.type(' new ones, see ');
  await press('Link');
  await page.getByLabel('Address of the link').fill('https://example.com/sours');
  await press('Set the link');
  await page.keyboard.press('Enter');
  await press('List');
  await page.keyboard.type('gin');
  await expectAccessible(page);
  await press('Save draft');
  await page.getByText('Draft saved').waitFor();

  await page.reload();
  await press(`Open the draft: ${subject}`);
  await content.getByRole('heading', { name: 'Sours' }).waitFor();
  await press('Preview');
  const mail = page.frameLocator(`iframe[title="${subject}"]`);
  expect(await mail.locator('h2').textContent()).toBe('Sours');
  expect(await mail.locator('strong').textContent()).toBe('Twelve');
  expect(await mail.locator('li').textContent()).toBe('gin');
  const link = mail.getByRole('link', { name: 'https://example.com/sours' });
  expect(await link.getAttribute('style')).toContain('#0e5a47');
  await press('Close');
  await press(`Delete the draft: ${subject}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Draft deleted').waitFor();
});
