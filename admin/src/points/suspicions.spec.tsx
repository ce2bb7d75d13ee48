import { adminAchievementRoutes, adminLedgerRoutes, adminSuspicionRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [suspicion] = adminSuspicionRoutes.list.example.response.items;
const sentTo = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);
const down = () => {
  throw new Refusal({ status: 503, code: 'common.unavailable' });
};
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

describe('suspicious gains', () => {
  it('are reached from the users, say why, and lead to the ledger of those days [BEYOND-59]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/users');
    await user.click(await screen.findByRole('link', { name: 'Suspicious gains' }));
    const row = await rowOf('18 of the 24 points of the week (75%) came with one and the same member.');
    expect(row.getByText('2026-W01')).toBeVisible();
    expect(row.getByText('One other member')).toBeVisible();
    await user.click(row.getByRole('link'));
    await screen.findByRole('region', { name: 'Standing' });
    await expect
      .poll(() => sentTo(api, adminLedgerRoutes.list).at(-1))
      .toMatchObject({
        params: { id: suspicion?.memberId },
        query: { from: suspicion?.from, until: suspicion?.until },
      });
  });

  it('are dismissed with a note, and say so when that fails', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/suspicions');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss this suspicion' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They run a bar together');
    api.answers.set(adminSuspicionRoutes.dismiss.key, down);
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Failed to dismiss the suspicion')).toBeVisible();
    api.answers.delete(adminSuspicionRoutes.dismiss.key);
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Suspicion dismissed')).toBeVisible();
    expect(sentTo(api, adminSuspicionRoutes.dismiss).at(-1)).toMatchObject({
      params: { id: suspicion?.id },
      body: { note: 'They run a bar together' },
    });
  });

  it('are looked for when asked, and say that there are none or that they could not be read', async () => {
    const api = createFakeApi();
    api.answers.set(adminSuspicionRoutes.list.key, down);
    const user = await openConsole(api, '/suspicions');
    expect(await screen.findByText("This list couldn't be loaded.")).toBeVisible();
    api.answers.set(adminSuspicionRoutes.list.key, () => ({ items: [], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Look now' }));
    expect(
      await screen.findByText(
        'The ledgers of this week and the last are looked through. Refresh in a moment.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Nothing looks farmed.')).toBeVisible();
    expect(sentTo(api, adminSuspicionRoutes.look)).toHaveLength(1);
  });
});

describe('achievements in the console', () => {
  it('are listed with what they ask for, and show rarity, progress and who was last [BEYOND-61]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/suspicions');
    await user.click(await screen.findByRole('link', { name: 'Achievements' }));
    const row = await rowOf('Saved a recipe, once');
    expect(row.getByText('12')).toBeVisible();
    await user.click(row.getByRole('link', { name: 'First Favorite' }));
    const rarity = within(await screen.findByRole('region', { name: 'Rarity' }));
    expect(rarity.getByText('25%')).toBeVisible();
    expect(screen.getByText(/this page only shows it\./)).toBeVisible();
    const progress = within(screen.getByRole('region', { name: 'How far members are' }));
    const cells = (await progress.findByText('Less than 25%')).closest('tr')?.querySelectorAll('td');
    expect(cells?.[1]?.textContent).toBe('36');
    expect(progress.getByText('Reached')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Reached last' })).getAllByRole('link')).toHaveLength(1);
  });

  it('are searched and narrowed to a category and a tier [BEYOND-61]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/achievements');
    const asked = () => sentTo(api, adminAchievementRoutes.list).at(-1)?.query;
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'favorite');
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'favorite' }));
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Bar' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'favorite', category: 'bar' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Tier' }));
    await user.click(await screen.findByRole('option', { name: 'Gold' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ category: 'bar', tier: 'gold' }));
  });

  it('say that they could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminAchievementRoutes.list.key, down);
    await openConsole(api, '/achievements');
    expect(await screen.findByText("This list couldn't be loaded.")).toBeVisible();
  });
});
