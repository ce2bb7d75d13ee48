import { memberActivityRoutes, profileRoutes } from '@barspoon/contracts';
import { aMember, eventually } from '@barspoon/testing';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { smallPng } from '../support/pictures.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('a new member in %s', (name, look) => {
  const slug = name.replace(/\W+/g, '_');

  it('says what they are here for, over a reload [ONB-01, ONB-04, ONB-06, ONB-13, HOME-12, BEYOND-20]', async () => {
    const { page } = await bar.member(look);
    await page.goto('/');
    await page.getByRole('dialog', { name: 'Step 1 of 4' }).waitFor();
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /^Intermediate/ }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('dialog', { name: 'Step 3 of 4' }).waitFor();

    await page.reload();
    await page.getByRole('dialog', { name: 'Step 3 of 4' }).waitFor();
    for (const interest of ['Classic Cocktails', 'Gin Cocktails'])
      await page.getByRole('checkbox', { name: interest }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox', { name: 'Build my home bar' }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Welcome aboard!').waitFor();
    await page.reload();
    await page.getByText(/\d+ active users?/).waitFor();
    await page.waitForTimeout(1500);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('gives themselves a face and a page others see [PROF-23, PROF-27, PROF-34, NAV-16]', async () => {
    const { page } = await bar.member(look);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Profile' }).waitFor();
    await page
      .getByLabel('Photo from this device')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: smallPng });
    await page.getByText('Avatar updated successfully!').waitFor();
    await page.getByLabel(/^Username/).fill(slug);
    await page.getByLabel('Bio').fill('Stirred, mostly. Shaken on Saturdays.');
    await page.getByLabel('City').fill('Havana');
    await page.getByLabel('Country').selectOption({ label: 'Cuba' });
    for (const shown of ['Show my location', 'Show my favorites', 'Show the bottles on my bar'])
      await page.getByRole('switch', { name: shown }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('Havana, Cuba').waitFor();
    const isDrawn = () =>
      page
        .locator('main img')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0);
    await eventually(async () => expect(await isDrawn()).toBe(true));
    await page.getByRole('tab', { name: 'Achievements' }).click();
    await page.getByText('No achievements yet. Complete activities to unlock achievements!').waitFor();
    await expectAccessible(page);

    const visitor = await bar.visitor(look);
    await visitor.goto(`/members/${slug}`);
    await visitor.getByRole('heading', { level: 1, name: 'Ada Coleman' }).waitFor();
    await visitor.getByText('Havana, Cuba').waitFor();
    await visitor.getByText('No favorites yet.').waitFor();
    await expectAccessible(visitor);
    const answer = await visitor.goto('/members/nobody_here');
    expect(answer?.status()).toBe(404);
    await visitor.getByText('Member not found').waitFor();
    await expectAccessible(visitor);
    await Promise.all([page.context().close(), visitor.context().close()]);
  });

  it('is counted on the open front page of a visitor at once [HOME-03, HOME-05, HOME-09, BEYOND-15, PROF-20]', async () => {
    const isHere = async () => (await aMember(bar.stack)).call(memberActivityRoutes.ping, { query: {} });
    await isHere();
    const page = await bar.visitor(look);
    await page.goto('/');
    const badge = page.getByText(/\d+ active users?/);
    await badge.waitFor();
    await page.getByRole('link', { name: 'Instagram' }).waitFor();
    await expectAccessible(page);
    // Members of other specs come and go in the same moment: then somebody else comes.
    await eventually(async () => {
      const before = Number.parseInt((await badge.textContent()) ?? '', 10);
      await isHere();
      await page.getByText(`${before + 1} active users`).waitFor({ timeout: 5000 });
    }, 30_000);
    await page.context().close();
  });
});

describe('an open profile', () => {
  it('follows what its member changes elsewhere [PROF-20, AUTH-31]', async () => {
    const { page, agent: member } = await bar.member(looks['light, desktop']);
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    const { username, shows } = await member.call(profileRoutes.me, {});
    const nothing = { bio: null, city: null, state: null, country: null };
    await member.call(profileRoutes.revise, {
      body: { ...nothing, username, shows, fullName: 'Ada of Elsewhere' },
    });
    await page.getByRole('heading', { level: 1, name: 'Ada of Elsewhere' }).waitFor();
    await page.context().close();
  });
});

describe('the way around', () => {
  it('is a bar of links from 768 px on and a menu below [NAV-28]', async () => {
    const page = await bar.visitor({ viewport: { width: 768, height: 900 } });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).waitFor();
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 767, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).isVisible()).toBe(false);
    await page.context().close();
  });

  it('says "Loading page..." while the code of a page is on its way [NAV-27]', async () => {
    const page = await bar.visitor(looks['light, desktop']);
    await page.goto('/');
    await page.getByText(/\d+ active users?/).waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
    await page.getByText('Loading page...').waitFor();
    release();
    await page.getByText('$9.99').first().waitFor();
    await page.context().close();
  });
});
