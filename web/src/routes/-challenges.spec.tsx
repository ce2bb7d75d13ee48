import { type Challenge, ownChallengeRoutes, publicChallengeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { zonedMomentText } from '../lib/dates.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const example = exampleOf(publicChallengeRoutes.get);
const aChallenge = (at: number, more: Partial<Challenge>): Challenge => ({
  ...example,
  id: `01939c5e-6a00-7000-8000-0000000001${10 + at}`,
  ...more,
});
const list = (...items: Challenge[]) =>
  fakeApi.answer(publicChallengeRoutes.list, { items, nextCursor: null });

describe('the Challenge Center', () => {
  it('has its three tabs, for visitors too [NAV-07, CHAL-01]', async () => {
    await renderApp('/challenges');
    expect(await screen.findByRole('heading', { level: 1, name: 'Challenge Center' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Challenges',
      'Leaderboard',
      'My Entries',
    ]);
  });

  it('shows active challenges large with "Join Challenge", the others in a grid, all with "View Details" [CHAL-02, CHAL-03, CHAL-05, CHAL-06]', async () => {
    list(
      aChallenge(1, { title: 'Sours', status: 'active', currentParticipants: 30, maxParticipants: 120 }),
      aChallenge(2, { title: 'Highballs', status: 'upcoming', difficultyLevel: 'Expert' }),
      aChallenge(3, { title: 'Fizzes', status: 'voting', difficultyLevel: 'Advanced' }),
      aChallenge(4, { title: 'Juleps', status: 'completed', difficultyLevel: 'Intermediate' }),
    );
    await renderApp('/challenges');
    const cardOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
    const active = await cardOf('Sours');
    expect(within(active).getByRole('button', { name: 'Join Challenge: Sours' })).toHaveTextContent(
      /^Join Challenge$/,
    );
    expect(within(active).getByRole('progressbar')).toHaveValue(25);
    expect(active).toHaveTextContent('30 of 120 participants (25%)');
    const others = ['Highballs', 'Fizzes', 'Juleps'];
    for (const name of others) {
      const card = await cardOf(name);
      expect(card.className).not.toBe(active.className);
      expect(card.parentElement).not.toBe(active.parentElement);
      expect(within(card).queryByRole('button', { name: /Join/ })).toBeNull();
    }
    for (const link of screen.getAllByRole('link', { name: /^View Details/ }))
      expect(link).toHaveTextContent(/^View Details$/);
    expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(4);
    const colors = ['Beginner', 'Intermediate', 'Advanced', 'Expert'].map(
      (difficulty) => screen.getByText(difficulty).className,
    );
    expect(new Set(colors).size).toBe(4);
  });

  it('says to the minute when it ends and how long that is, and of a full one that it is full [BEYOND-194]', async () => {
    const endDate = new Date(Date.now() + 3 * 60 * 60 * 1000 + 1000).toISOString();
    list(
      aChallenge(1, {
        title: 'Sours',
        status: 'active',
        endDate,
        currentParticipants: 5,
        maxParticipants: 5,
      }),
    );
    await renderApp('/challenges');
    const card = (await screen.findByRole('heading', { name: 'Sours' })).closest('li') as HTMLElement;
    expect(card).toHaveTextContent(`Open until ${zonedMomentText(endDate, true)} (in 3 hours)`);
    expect(within(card).getByText('All places are taken')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it('offers nobody to join before it is known whether they have [BEYOND-194]', async () => {
    await asMember();
    fakeApi.answer(ownChallengeRoutes.joined, { challengeIds: [example.id] });
    const answer = fakeApi.hold(ownChallengeRoutes.joined);
    await renderApp('/challenges');
    expect(await screen.findByRole('button', { name: /^Join Challenge/ })).toBeDisabled();
    answer();
    expect(await screen.findByText("You've joined")).toBeVisible();
  });

  it('lets a member join [CHAL-11]', async () => {
    await asMember();
    fakeApi.answer(ownChallengeRoutes.joined, { challengeIds: [] });
    const { user } = await renderApp('/challenges');
    await user.click(await screen.findByRole('button', { name: /^Join Challenge/ }));
    expect(
      await screen.findByText('Successfully joined the challenge! Start creating your entry.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownChallengeRoutes.join)).toEqual([{ params: { id: example.id } }]),
    );
  });

  it('asks a visitor to sign in to join [CHAL-10]', async () => {
    const { user } = await renderApp('/challenges');
    await user.click(await screen.findByRole('button', { name: /^Join Challenge/ }));
    expect(await screen.findByText('Please sign in to join challenges')).toBeVisible();
    expect(fakeApi.received(ownChallengeRoutes.join)).toEqual([]);
  });

  it('says why joining failed [CHAL-13]', async () => {
    await asMember();
    fakeApi.answer(ownChallengeRoutes.joined, { challengeIds: [] });
    fakeApi.refuse(ownChallengeRoutes.join, { status: 409, detail: 'This challenge is full.' });
    const { user } = await renderApp('/challenges');
    await user.click(await screen.findByRole('button', { name: /^Join Challenge/ }));
    expect(await screen.findByText('Failed to join challenge')).toBeVisible();
    expect(screen.getByText('This challenge is full.')).toBeVisible();
  });

  it('says that challenges could not be loaded [CHAL-12]', async () => {
    fakeApi.refuse(publicChallengeRoutes.list, { status: 500 });
    await renderApp('/challenges');
    const said = await screen.findAllByText('Failed to load challenges');
    expect(said.some((one) => one.closest('[role="status"], [role="alert"], [aria-live], li'))).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Failed to load challenges' })).toBeVisible();
  });

  it('computes its three tiles and lists rank, user, wins, entries, streak, points and badges [CHAL-07, CHAL-08]', async () => {
    fakeApi.answer(publicChallengeRoutes.totals, {
      challenges: 24,
      participants: 1247,
      prizesAwardedCents: 1_500_000,
    });
    await renderApp('/challenges?tab=leaderboard');
    const tiles = within(await screen.findByRole('list', { name: 'All challenges together' }));
    expect(tiles.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
      '24 Total Challenges',
      '1,247 Total Participants',
      '$15,000 Prizes Awarded',
    ]);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Rank',
      'User',
      'Wins',
      'Entries',
      'Streak',
      'Points',
      'Badges',
    ]);
    expect(table.getAllByRole('row')[1]).toHaveTextContent(/1.*ada.*132150Champion/);
  });

  it('asks visitors to sign in for their entries, and tells members that they have none [CHAL-09]', async () => {
    const { unmount } = await renderApp('/challenges?tab=entries');
    expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
    unmount();
    await asMember();
    fakeApi.answer(ownChallengeRoutes.entries, { items: [], nextCursor: null });
    await renderApp('/challenges?tab=entries');
    expect(await screen.findByText('No entries yet. Join a challenge to get started!')).toBeVisible();
  });
});

describe('a challenge', () => {
  it('takes the entry of whoever has joined [BEYOND-66]', async () => {
    await asMember();
    fakeApi.answer(ownChallengeRoutes.entries, { items: [], nextCursor: null });
    const { user } = await renderApp(`/challenges/${example.id}`);
    await user.type(await screen.findByRole('textbox', { name: /Name of your drink/ }), 'Quince & Rye');
    await user.type(screen.getByRole('textbox', { name: /How it's made/ }), 'Shaken hard.');
    await user.click(screen.getByRole('button', { name: 'Submit entry' }));
    expect(await screen.findByText('Your entry has been submitted.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownChallengeRoutes.submit).at(-1)).toMatchObject({
        body: { title: 'Quince & Rye', description: 'Shaken hard.' },
      }),
    );
  });

  it('takes one vote while voting is open, for entries without names [BEYOND-66]', async () => {
    await asMember();
    fakeApi.answer(publicChallengeRoutes.get, { ...example, status: 'voting' });
    const { user } = await renderApp(`/challenges/${example.id}`);
    expect(await screen.findByRole('heading', { name: 'Quince & Rye' })).toBeVisible();
    expect(screen.queryByText(/^by /)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vote: Quince & Rye' }));
    expect(await screen.findByText('Your vote has been counted.')).toBeVisible();
  });

  it('that is not there says so', async () => {
    fakeApi.refuse(publicChallengeRoutes.get, { status: 404 });
    await renderApp(`/challenges/${example.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Challenge not found' })).toBeVisible();
  });
});
