import { adminLedgerRoutes, adminMemberRoutes, correctionReasons } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const memberId = adminLedgerRoutes.standing.example.response.memberId;
const [, liked] = adminLedgerRoutes.list.example.response.items;
const address = `/points/${memberId}/show`;
const sentTo = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);
const withEntry = () => {
  const api = createFakeApi();
  api.answers.set(adminLedgerRoutes.list.key, () => ({
    items: [{ ...liked, correctedBy: null }],
    nextCursor: null,
  }));
  return api;
};

describe('a points ledger', () => {
  it('is found by the name of its member where the address names none [BEYOND-58]', async () => {
    const api = createFakeApi();
    const member = adminMemberRoutes.get.example.response;
    const user = await openConsole(api, '/points');
    expect(await screen.findByRole('heading', { name: 'Points ledgers' })).toBeVisible();
    await user.type(await screen.findByPlaceholderText('Name, username or email'), 'ada');
    await vi.waitFor(() =>
      expect(sentTo(api, adminMemberRoutes.list).at(-1)?.query).toMatchObject({ q: 'ada' }),
    );
    await user.click(await screen.findByRole('button', { name: new RegExp(`@${member.username}`) }));
    await vi.waitFor(() => expect(window.location.pathname).toBe(`/admin/points/${member.id}/show`));
    expect(await screen.findByRole('region', { name: 'Standing' })).toBeVisible();
  });

  it('is reached from the member and says of each entry what it was and what has become of it [BEYOND-58]', async () => {
    const api = createFakeApi();
    const member = adminMemberRoutes.get.example.response;
    const user = await openConsole(api, `/users/${member.id}/show`);
    await user.click(
      await screen.findByRole('link', { name: `${member.currentLevel}, ${member.totalPoints} points` }),
    );
    const table = await screen.findByRole('table');
    const correction = within((await within(table).findByText('Correction')).closest('tr') as HTMLElement);
    expect(correction.getByText('−1')).toBeVisible();
    expect(correction.getByText(correctionReasons.mistaken)).toBeVisible();
    const entry = within(within(table).getByText('Liked a post').closest('tr') as HTMLElement);
    expect(entry.getByText('+1')).toBeVisible();
    expect(entry.getByText('Taken back')).toBeVisible();
    expect(entry.queryByRole('button')).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Standing' })).getByText('Aspiring Shaker'),
    ).toBeVisible();
  });

  it('says why a point is missing, and when that could not be found out [BEYOND-58, BEYOND-59]', async () => {
    const api = createFakeApi();
    api.answers.set(adminLedgerRoutes.missing.key, () => ({
      rule: { points: 1, perDay: 10, perDayWithOneMember: 3, minAccountDays: null },
      earned: 10,
      unearned: [{ reason: 'day-limit', count: 2 }],
      waiting: 1,
      failed: 1,
      about: { ...liked, relatedName: 'Negroni', correctedBy: null },
    }));
    const user = await openConsole(api, address);
    await user.click(await screen.findByRole('button', { name: 'Find a missing point' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why is a point missing?' }));
    await user.click(dialog.getByRole('combobox', { name: 'What they did' }));
    await user.click(await screen.findByRole('option', { name: 'Liked a post' }));
    await user.clear(dialog.getByLabelText(/^Day/));
    await user.type(dialog.getByLabelText(/^Day/), '2026-01-01');
    await user.type(dialog.getByRole('textbox', { name: 'About' }), 'negroni');
    await user.click(dialog.getByRole('button', { name: 'Find out' }));
    const list = await dialog.findByRole('list', { name: 'What we found' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“Negroni” is entry 12, of Jan 1, 2026: +1.',
      '1 act of this kind waits to be counted. Look again in a moment.',
      '1 act of this kind could not be counted. An admin can retry the failed job.',
      '10 acts earned 1 point each on Jan 1, 2026, of 10 a day at most and 3 with one member.',
      "2 acts earned nothing: Beyond the day's limit.",
      'A post counts once, however often it is liked again; their own posts never do.',
    ]);
    expect(sentTo(api, adminLedgerRoutes.missing)).toMatchObject([
      {
        params: { id: memberId },
        query: { activityType: 'recipe_liked', day: '2026-01-01', about: 'negroni' },
      },
    ]);
    api.answers.set(adminLedgerRoutes.missing.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(dialog.getByRole('button', { name: 'Find out' }));
    expect(await screen.findByText(/^Failed to look for the point/)).toBeVisible();
  });

  it('is filtered by kind and days', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, address);
    await user.click(await screen.findByRole('combobox', { name: 'What' }));
    await user.click(await screen.findByRole('option', { name: 'Received a like' }));
    await user.type(screen.getByLabelText('From'), '2026-01-01');
    await expect
      .poll(() => sentTo(api, adminLedgerRoutes.list).at(-1))
      .toMatchObject({
        params: { id: memberId },
        query: { activityType: 'like_received', from: '2026-01-01' },
      });
  });

  it('takes an entry back with a reason the member reads, and says so when that fails [BEYOND-58]', async () => {
    const api = withEntry();
    const user = await openConsole(api, address);
    await user.click(await screen.findByRole('button', { name: 'Take back entry 12' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back entry 12' }));
    expect(
      dialog.getByText(
        '“Liked a post” of entry 12 gave +1; 1 point is taken. Nothing is deleted: the ledger gets a counter-entry, and the member is told.',
      ),
    ).toBeVisible();
    const give = dialog.getByRole('button', { name: 'Correct' });
    expect(give).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: correctionReasons.exchanged }));
    await user.type(dialog.getByRole('textbox', { name: 'Note for the audit (optional)' }), 'A ring');
    api.answers.set(adminLedgerRoutes.correct.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(give);
    expect(await screen.findByText('Failed to correct the points')).toBeVisible();
    api.answers.delete(adminLedgerRoutes.correct.key);
    await user.click(give);
    expect(await screen.findByText('Points corrected')).toBeVisible();
    const [first, second] = sentTo(api, adminLedgerRoutes.correct);
    expect(second).toMatchObject({
      params: { id: memberId },
      body: { entryId: liked?.id, points: null, reason: 'exchanged', note: 'A ring' },
    });
    // The same counter-entry again, not a second one.
    expect(second?.params).toEqual(first?.params);
  });

  it('is corrected by a free amount within bounds', async () => {
    const api = withEntry();
    const user = await openConsole(api, address);
    await user.click(await screen.findByRole('button', { name: 'Correct points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct points' }));
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: correctionReasons.missed }));
    const points = dialog.getByRole('spinbutton', { name: 'Points' });
    await user.type(points, '2001');
    expect(dialog.getByRole('button', { name: 'Correct' })).toBeDisabled();
    await user.clear(points);
    await user.type(points, '-25');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('Points corrected')).toBeVisible();
    expect(sentTo(api, adminLedgerRoutes.correct)).toMatchObject([
      { body: { entryId: null, points: -25, reason: 'missed', note: null } },
    ]);
  });

  it('says that it is empty, and that it could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminLedgerRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, address);
    expect(await screen.findByText("This list couldn't be loaded.")).toBeVisible();
    api.answers.set(adminLedgerRoutes.list.key, () => ({ items: [], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing (here yet|matches these filters)\./)).toBeVisible();
  });
});
