import { adminChallengeRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';
import { dayTime } from '../ui/moments.ts';

const challenge = adminChallengeRoutes.get.example.response;
const [entry] = adminChallengeRoutes.entries.example.response.items;
const sentTo = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);

describe('challenges', () => {
  it('are reached from moderation and listed with their state [CHAL-01]', async () => {
    const user = await openConsole(createFakeApi(), '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Challenges' }));
    const row = (await screen.findByRole('link', { name: challenge.title })).closest('tr');
    expect(within(row as HTMLElement).getByText('Active')).toBeVisible();
    expect(within(row as HTMLElement).getByText('12 of 100')).toBeVisible();
  });

  it('are announced with times, rules and a prize in dollars [DATA-34]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/challenges/create');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Sours in March');
    await user.type(screen.getByRole('textbox', { name: /Theme/ }), 'Sours');
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Make it sour.');
    await user.type(screen.getByLabelText(/Starts/), '2027-03-01T12:00');
    await user.type(screen.getByLabelText(/Ends/), '2027-03-08T12:00');
    await user.type(screen.getByRole('combobox', { name: /Required ingredients/ }), 'Citrus,');
    await user.type(screen.getByRole('textbox', { name: /What the winner gets/ }), 'A jigger');
    await user.clear(screen.getByRole('spinbutton', { name: /Value in dollars/ }));
    await user.type(screen.getByRole('spinbutton', { name: /Value in dollars/ }), '19.99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Challenge created')).toBeVisible();
    expect(sentTo(api, adminChallengeRoutes.create)).toMatchObject([
      {
        body: {
          title: 'Sours in March',
          startDate: new Date('2027-03-01T12:00').toISOString(),
          prizeAmountCents: 1999,
          requiredIngredients: ['Citrus'],
          sponsoredBy: null,
        },
      },
    ]);
  });

  it('say which moment is meant where clocks skip the picked time [BEYOND-197]', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    await openConsole(createFakeApi(), '/challenges/create');
    const starts = await screen.findByLabelText(/Starts/);
    fireEvent.change(starts, { target: { value: '2027-03-14T02:30' } });
    expect(
      screen.getByText(`Clocks skip this time. It will be ${dayTime('2027-03-14T07:30:00.000Z')}.`),
    ).toBeVisible();
    fireEvent.change(starts, { target: { value: '2027-11-07T01:30' } });
    expect(
      screen.getByText(
        `Clocks pass this time twice. The first is meant: ${dayTime('2027-11-07T05:30:00.000Z')}.`,
      ),
    ).toBeVisible();
    fireEvent.change(starts, { target: { value: '2027-03-14T03:30' } });
    expect(screen.queryByText(/^Clocks/)).toBeNull();
  });

  it('name what is missing and refuse an end before the start', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/challenges/create');
    await user.type(await screen.findByLabelText(/Starts/), '2027-03-08T12:00');
    await user.type(screen.getByLabelText(/Ends/), '2027-03-01T12:00');
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Backwards');
    await user.type(screen.getByRole('textbox', { name: /Theme/ }), 'Time');
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Ends first.');
    await user.type(screen.getByRole('textbox', { name: /What the winner gets/ }), 'A watch');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The end must be after the start')).toBeVisible();
    expect(sentTo(api, adminChallengeRoutes.create)).toEqual([]);
  });

  it('show their entries with authors and votes', async () => {
    await openConsole(createFakeApi(), `/challenges/${challenge.id}`);
    const row = (await screen.findByText(entry?.title ?? '')).closest('tr');
    expect(within(row as HTMLElement).getByText(entry?.description ?? '')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue(challenge.title);
  });

  it('keep the log of a prize once somebody has won, mark their entry and are not called editable [BEYOND-182]', async () => {
    const api = createFakeApi();
    api.answers.set(adminChallengeRoutes.get.key, () => ({
      ...challenge,
      status: 'completed',
      prizeState: 'open',
      winner: { ...adminChallengeRoutes.entries.example.response.items[0], author: null, votes: 7 },
    }));
    const user = await openConsole(api, `/challenges/${challenge.id}`);
    expect(await screen.findByText(/It can no longer be changed/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${challenge.title} · Console`));
    const won = (await screen.findByText(entry?.title ?? '', { selector: 'strong' })).closest('tr');
    expect(within(won as HTMLElement).getByText('Winner')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /What was done/ }), 'Sent by post');
    await user.click(screen.getByRole('button', { name: 'Add to the log' }));
    expect(await screen.findByText('Prize updated')).toBeVisible();
    expect(sentTo(api, adminChallengeRoutes.notePrize)).toMatchObject([
      { body: { state: 'open', note: 'Sent by post' } },
    ]);
  });

  it('end their voting early, after asking [BEYOND-195]', async () => {
    const api = createFakeApi();
    api.answers.set(adminChallengeRoutes.get.key, () => ({ ...challenge, status: 'voting', voteCount: 3 }));
    const user = await openConsole(api, `/challenges/${challenge.id}`);
    await user.click(await screen.findByRole('button', { name: 'End voting' }));
    const dialog = within(await screen.findByRole('dialog', { name: `End voting for “${challenge.title}”` }));
    expect(dialog.getByText(/The 3 votes until now decide/)).toBeVisible();
    expect(sentTo(api, adminChallengeRoutes.endVoting)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'End voting' }));
    expect(await screen.findByText('Voting ended')).toBeVisible();
    expect(sentTo(api, adminChallengeRoutes.endVoting)).toMatchObject([{ params: { id: challenge.id } }]);
  });

  it('offer no end of voting while entries come in [BEYOND-195]', async () => {
    await openConsole(createFakeApi(), `/challenges/${challenge.id}`);
    expect(await screen.findByRole('textbox', { name: /Title/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End voting' })).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminChallengeRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await openConsole(api, '/challenges');
    await waitFor(() => expect(screen.getAllByText('Failed to load challenges')[0]).toBeVisible());
  });
});
