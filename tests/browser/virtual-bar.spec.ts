import { liveSessionRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aRecipe, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Onboarding greets new members on their first page. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
/** A moment as the browser's control for date and time holds it. */
const localTime = (page: Page, minutesAhead: number) =>
  page.evaluate((minutes) => {
    const date = new Date(Date.now() + minutes * 60_000);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutesAhead);
const pictureOf = async (page: Page, name: string) => {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};
const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

describe.each(walkedIn(import.meta.url))('the virtual bar in %s', (name, look) => {
  it('takes a session from the dialog to its end: notified, live, joined, talked in and over [NAV-08, VBAR-01, VBAR-02, VBAR-05, VBAR-06, VBAR-07, VBAR-08, VBAR-10, VBAR-17, VBAR-18, BEYOND-81, BEYOND-82, BEYOND-84]', async () => {
    const [ada, ben] = [
      await bar.member(look, { fullName: 'Ada Coleman' }),
      await bar.member(look, { fullName: 'Ben Hecht' }),
    ];
    const title = `Sours ${newId().slice(-8)}`;
    const instructions = ['Shake with ice for 10 seconds.', 'Strain into the glass.'];
    const drink = await ada.agent.call(ownRecipeRoutes.create, {
      body: {
        ...aRecipe({ name: `Along ${newId().slice(-8)}`, instructions }),
        visibility: 'public',
        basedOn: null,
      },
    });
    await open(ada.page, '/virtual-bar');
    await expectAccessible(ada.page);
    await ada.page.getByRole('button', { name: 'Schedule Session' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Schedule Session' });
    const submit = dialog.getByRole('button', { name: 'Schedule Session' });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('   ');
    await submit.click();
    await ada.page.getByText('Title and scheduled time are required').first().waitFor();
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
    await dialog.getByLabel(/^Scheduled time/).fill(await localTime(ada.page, 10));
    await dialog.getByLabel('Address of your stream').fill('https://video.example.com/sours');
    await expectAccessible(ada.page);
    await dialog.getByRole('searchbox', { name: 'Recipe to mix along (optional)' }).fill(drink.name);
    await dialog.getByRole('button', { name: drink.name }).click();
    await submit.click();
    await ada.page.getByText('Live session scheduled successfully').first().waitFor();

    await open(ben.page, '/virtual-bar');
    const card = cardOf(ben.page, title);
    await card.getByRole('button', { name: `Get Notified: ${title}` }).click();
    await ben.page.getByText('Joined session successfully').first().waitFor();
    await card.getByText('You have a place').waitFor();
    await card.getByText('1 of 50 places taken').waitFor();

    await card.getByRole('link', { name: title, exact: true }).click();
    const shopping = ben.page.getByRole('region', { name: 'Your shopping list' });
    await shopping.getByText('Sweet Vermouth').waitFor();
    await expectAccessible(ben.page);
    await pictureOf(ben.page, `shopping-list-${name}`);
    await ben.page.goBack();
    await cardOf(ada.page, title)
      .getByRole('button', { name: `Start Session: ${title}` })
      .click();
    await card.getByText('LIVE NOW').waitFor();
    await expectAccessible(ben.page);
    await card.getByRole('link', { name: `Join Live: ${title}` }).click();
    await ben.page.getByRole('heading', { level: 1, name: title }).waitFor();
    // Whoever starts it goes in.
    await ada.page.getByRole('heading', { level: 1, name: title }).waitFor();

    const along = (page: Page) => page.getByRole('region', { name: 'Mix-along' });
    await along(ben.page).getByText('Get everything ready').waitFor();
    await along(ada.page).getByRole('button', { name: 'Next step' }).press('ArrowRight');
    await along(ben.page).getByText('Shake with ice for 10 seconds.').waitFor();
    await expectAccessible(ben.page);
    await pictureOf(ben.page, `mix-along-guest-${name}`);
    await pictureOf(ada.page, `mix-along-host-${name}`);
    await ben.page.reload();
    await along(ben.page).getByText('Step 1 of 2').waitFor();
    await along(ada.page).getByRole('button', { name: 'Next step' }).click();
    await along(ben.page).getByText('Strain into the glass.').waitFor();

    const sayIn = async (page: Page, text: string) => {
      await page.getByLabel('Your message').fill(text);
      await page.getByLabel('Your message').press('Enter');
    };
    await sayIn(ada.page, 'Dry shake first');
    const said = (page: Page, text: string) => page.getByRole('log').getByText(text);
    await said(ben.page, 'Dry shake first').waitFor();
    await sayIn(ben.page, 'And the ice?');
    await said(ada.page, 'And the ice?').waitFor();
    // What can be done with a message comes with the pointer.
    await said(ben.page, 'Dry shake first').hover();
    await ben.page.getByRole('button', { name: 'React to the message of Ada Coleman' }).click();
    await ben.page.getByRole('button', { name: 'Cheers, 0 members' }).click();
    await ada.page.getByRole('button', { name: 'Cheers, 1 member' }).waitFor();
    await said(ada.page, 'Dry shake first').hover();
    await ada.page.getByRole('button', { name: 'Edit what you wrote: Dry shake first' }).click();
    await ada.page.getByLabel('Your edited text').fill('Dry shake first, then ice');
    await ada.page.getByLabel('Your edited text').press('Enter');
    await said(ben.page, 'Dry shake first, then ice').waitFor();
    const people = ada.page.getByRole('region', { name: 'Participants' });
    await people.getByRole('listitem').filter({ hasText: 'Ben Hecht' }).getByText('Here').waitFor();
    await expectAccessible(ada.page);
    await said(ada.page, 'And the ice?').hover();
    await ada.page.getByRole('button', { name: 'Delete the message of Ben Hecht' }).click();
    await eventually(async () => expect(await said(ben.page, 'And the ice?').count()).toBe(0));
    expect(await ben.page.getByRole('link', { name: /stream/ }).count()).toBe(0);
    await ben.page.getByRole('button', { name: 'Show the stream' }).click();
    const link = ben.page.getByRole('link', { name: 'Open the stream in a new tab' });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    await ben.page.reload();
    await said(ben.page, 'Dry shake first').waitFor();

    await ada.page.getByRole('button', { name: `End Session: ${title}` }).click();
    const question = ada.page.getByRole('dialog', { name: 'End this session now?' });
    await question.getByRole('button', { name: 'End Session' }).click();
    await ben.page.getByText('This session is over.').waitFor();
    expect(await ben.page.getByRole('button', { name: 'Ended' }).isDisabled()).toBe(true);
    await Promise.all([ada, ben].map(({ page }) => page.context().close()));
  });

  it('shows the month and the sessions of a day, and a card that is over while the page is open [VBAR-03, VBAR-08, BEYOND-82, BEYOND-83]', async () => {
    const { agent, page: own } = await bar.member(look);
    await own.context().close();
    const title = `Fizzes ${newId().slice(-8)}`;
    const scheduledAt = new Date(Date.now() + 5 * 60_000).toISOString();
    const { id } = await agent.call(liveSessionRoutes.schedule, { body: { title, scheduledAt } });
    const page = await bar.visitor(look);
    await open(page, '/virtual-bar?tab=schedule');
    const grid = page.getByRole('grid', { name: 'Sessions by day' });
    const day = await page.evaluate(
      (iso) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso)),
      scheduledAt,
    );
    const button = grid.getByRole('button', { name: new RegExp(`^${day}, `) });
    await button.click();
    const card = cardOf(page, title);
    await card.getByRole('button', { name: `Get Notified: ${title}` }).click();
    await page.getByText('Please sign in to join sessions').first().waitFor();
    await expectAccessible(page);
    await button.press('PageDown');
    await eventually(async () => expect(await card.count()).toBe(0));
    await page.getByRole('tab', { name: 'Live Sessions' }).click();
    await card.waitFor();
    await agent.call(liveSessionRoutes.setStatus, { params: { id }, body: { status: 'cancelled' } });
    await card.getByRole('button', { name: 'Ended' }).waitFor();
    const missing = await page.goto(`/virtual-bar/${newId()}`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Session not found' }).waitFor();
    await open(page, `/virtual-bar/${id}`);
    await page.getByText('This session was canceled.').waitFor();
    const about = await page.locator('script[type="application/ld+json"]').textContent();
    expect(about).toContain('EventCancelled');
    await expectAccessible(page);
    await page.context().close();
  });
});
