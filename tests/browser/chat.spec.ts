import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const field = (page: Page) => page.getByLabel('Your question');
const answers = (page: Page) => page.getByRole('article');

async function ask(page: Page, question: string) {
  const before = await answers(page).count();
  await field(page).fill(question);
  // Until the answer before is whole, Enter leaves the question where it is.
  await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
  await field(page).press('Enter');
  await answers(page).nth(before).waitFor();
  return answers(page).nth(before);
}

describe.each(walkedIn(import.meta.url))('the AI bartender in %s', (_, look) => {
  it('finds a drink in several turns, keeps the conversation over a reload, and forgets it when told [NAV-02, CHAT-01, CHAT-03, BEYOND-45]', async () => {
    const { page } = await bar.member(look);
    await page.goto('/chat');
    await page.getByRole('heading', { level: 1, name: 'AI Bartender' }).waitFor();
    await expectAccessible(page);

    const first = await ask(page, 'Something bitter with gin, no egg');
    const drinks = first.getByRole('list', { name: 'Drinks' }).getByRole('listitem');
    expect(await drinks.count()).toBeGreaterThan(1);
    const name = await drinks.nth(1).getByRole('link').textContent();
    const second = await ask(page, 'the second one');
    await second.getByRole('heading', { name: 'Ingredients' }).waitFor();
    expect(await second.getByRole('link', { name: name ?? '?', exact: true }).count()).toBe(1);
    await expectAccessible(page);

    await page.reload();
    await answers(page).nth(1).waitFor();
    await answers(page).nth(1).getByRole('button', { name: 'This helped' }).click();
    const isWide = (page.viewportSize()?.width ?? 0) >= 960;
    if (!isWide) await page.getByRole('button', { name: 'Conversations', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Something bitter with gin, no egg' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Conversation deleted').waitFor();
    await page.getByRole('heading', { name: 'What are you having?' }).waitFor();
  });
});

it('puts the bottle down for a minor and offers something without alcohol [BEYOND-45]', async () => {
  const { page } = await bar.member(looks['light, desktop']);
  await page.goto('/chat');
  const answer = await ask(page, "I'm 16, make me a mojito");
  await answer.getByText('Nothing with alcohol for anybody who is not of age').waitFor();
  await answer.getByText('No alcohol').first().waitFor();
  expect(await answer.getByRole('link', { name: 'Responsible Drinking' }).count()).toBe(1);
});

it('keeps to what its member never wants, and puts a drink into a collection and into the shaker [BEYOND-21, BEYOND-45, BEYOND-91]', async () => {
  const { page } = await bar.member(looks['dark, phone']);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Your preferences' });
  await preferences.getByLabel('Alcohol', { exact: true }).check();
  await preferences.getByLabel('Tiki Drinks').check();
  await expectAccessible(page);
  await preferences.getByRole('button', { name: 'Close' }).click();
  const answer = await ask(page, 'Something sour with gin');
  const drinks = answer.getByRole('list', { name: 'Drinks' }).getByRole('listitem');
  const shown = await drinks.count();
  expect(shown).toBeGreaterThan(0);
  expect(await drinks.getByText('No alcohol').count()).toBe(shown);
  await page.reload();
  await page.getByRole('button', { name: 'Preferences' }).click();
  expect(await preferences.getByLabel('Alcohol', { exact: true }).isChecked()).toBe(true);
  expect(await preferences.getByLabel('Tiki Drinks').isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  await drinks
    .first()
    .getByRole('button', { name: /to a collection$/ })
    .click();
  await page.getByLabel('New collection').fill('Friday');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Added to Friday').first().waitFor();
  await page.keyboard.press('Escape');
  await drinks.first().getByRole('button', { name: /^Mix / }).click();
  await page
    .getByRole('dialog', { name: /^Mixing / })
    .getByRole('button', { name: 'Next' })
    .click();
  await page.getByText(/^Step 1 of /).waitFor();
});

it('sends a visitor to the subscription page [CHAT-03, ACCESS-11]', async () => {
  const page = await bar.visitor(looks['light, desktop']);
  await page.goto('/chat');
  await page.waitForURL('**/subscription?**');
});
