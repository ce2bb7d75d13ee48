import { achievementRoutes, leaderboardRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(leaderboardRoutes.get).items;
const row = (rank: number, username: string, totalPoints: number) => {
  if (!example) throw new Error('no example');
  return {
    ...example,
    userId: `01939c5e-6a00-7000-8000-0000000000${10 + rank + username.length}`,
    rank,
    username,
    totalPoints,
  };
};

describe('the leaderboard page', () => {
  it('is a table of rank, user, level and points [NAV-21, LEAD-01]', async () => {
    fakeApi.answer(leaderboardRoutes.get, { items: [row(1, 'ada', 1234), row(2, 'benny', 900)], total: 2 });
    await renderApp('/leaderboard');
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Rank', 'User', 'Level', 'Points']);
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/1.*ada.*Creative Stirrer.*1,234/);
    expect(within(table).getByRole('link', { name: 'benny' })).toHaveAttribute('href', '/members/benny');
  });

  it('asks for the month or the week that is chosen [LEAD-02]', async () => {
    const { user, router } = await renderApp('/leaderboard');
    await user.click(await screen.findByRole('radio', { name: 'This week' }));
    await waitFor(() =>
      expect(fakeApi.received(leaderboardRoutes.get).at(-1)).toMatchObject({
        query: { timespan: 'weekly', limit: 20, offset: 0 },
      }),
    );
    expect(router.state.location.search).toEqual({ timespan: 'weekly' });
  });

  it('leads a member to the page around their own place', async () => {
    await asMember();
    fakeApi.answer(leaderboardRoutes.get, { items: [row(1, 'ada', 1234)], total: 60 });
    fakeApi.answer(leaderboardRoutes.mine, { rank: 45, totalPoints: 12, offset: 44 });
    const { user, router } = await renderApp('/leaderboard');
    expect(await screen.findByText('You are number 45 with 12 points.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show my place' }));
    expect(router.state.location.search).toEqual({ page: 3 });
  });

  it('says so with the message when it fails [LEAD-04]', async () => {
    fakeApi.refuse(leaderboardRoutes.get, { status: 500, detail: 'The board is being wiped.' });
    await renderApp('/leaderboard');
    expect(await screen.findByRole('heading', { name: 'Failed to load leaderboard' })).toBeVisible();
    expect(await screen.findByText('Failed to load leaderboard: The board is being wiped.')).toBeVisible();
  });
});

describe('the Achievements tab', () => {
  it('says that there are none, and how far the next ones are [PROF-19]', async () => {
    await asMember();
    const [one] = exampleOf(achievementRoutes.mine).items;
    if (!one) throw new Error('no example');
    fakeApi.answer(achievementRoutes.mine, {
      items: [{ ...one, name: 'Bar Starter', earnedAt: null, progress: 4, goal: 10 }],
    });
    await renderApp('/profile?tab=achievements');
    expect(
      await screen.findByText('No achievements yet. Complete activities to unlock achievements!'),
    ).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress towards Bar Starter' })).toHaveValue(4);
    expect(screen.getByText('4 of 10')).toBeVisible();
  });

  it('shows what is earned with its day and rarity [PROF-18]', async () => {
    await asMember();
    await renderApp('/profile?tab=achievements');
    expect(await screen.findByRole('heading', { name: /First Favorite/ })).toBeVisible();
    expect(screen.getByText(/^Earned on /)).toBeVisible();
    expect(screen.getByText('25% of members have it')).toBeVisible();
  });
});
