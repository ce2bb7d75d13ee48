import { collectionRoutes, followRoutes, profileRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the social hub in %s', (_, look) => {
  it('fills with what those do whom one follows [NAV-09, SOC-01, SOC-02, SOC-08, SOC-11, SOC-12, SOC-15, BEYOND-166]', async () => {
    const [ada, bea] = [await bar.member(look), await bar.member(look)];
    const { page } = ada;
    await page.goto('/social-hub');
    await page.getByText('No activity yet. Follow other mixologists to fill your feed.').waitFor();
    await page.getByRole('heading', { name: 'Suggested Mixologists' }).waitFor();
    await expectAccessible(page);

    const { username, fullName } = await bea.agent.call(profileRoutes.me, {});
    const name = `Evening ${newId().slice(-6)}`;
    await bea.agent.call(collectionRoutes.create, { body: { name, isPublic: true } });
    await page.goto(`/members/${username}`);
    await page.getByRole('button', { name: `Follow ${fullName}` }).click();
    await page.getByText('User followed successfully').waitFor();
    await page.getByRole('button', { name: '1 follower', exact: true }).click();
    await page.getByRole('dialog', { name: 'Followers' }).getByRole('listitem').waitFor();
    await expectAccessible(page);

    await page.goto('/social-hub');
    await page.getByRole('link', { name }).waitFor();
    await page.getByText('What you did').click();
    await page.getByText('followed a mixologist').waitFor();
    await page.getByText('Just now').first().waitFor();
    await expectAccessible(page);

    await page.goto(`/members/${username}`);
    await page.route('**/me/follows/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    const unfollow = page.getByRole('button', { name: `Unfollow ${fullName}` });
    await unfollow.click();
    await page.getByText('Failed to unfollow user').waitFor();
    await unfollow.waitFor();
    await page.unroute('**/me/follows/*');
    await unfollow.click();
    await page.getByText('User unfollowed').waitFor();
    await eventually(async () => {
      const { followersCount } = await bea.agent.call(followRoutes.counts, { params: { username } });
      expect(followersCount).toBe(0);
    });
    for (const one of [ada, bea]) await one.page.context().close();
  });
});
