import { adminSessionRoutes, roomRoutes, sessionStopReasons } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const session = adminSessionRoutes.get.example.response;
const [message] = adminSessionRoutes.messages.example.response.items;
const at = `/live-sessions/${session.id}/show`;
const down = () => {
  throw new Refusal({ status: 503, code: 'common.unavailable' });
};
const sentTo = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);

describe('sessions of the virtual bar', () => {
  it('are reached from moderation, listed with places and reports, and found by state [BEYOND-81]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Live sessions' }));
    const row = within(
      (await screen.findByRole('link', { name: session.title })).closest('tr') as HTMLElement,
    );
    expect(row.getByText('Live')).toBeVisible();
    expect(row.getByText('3 of 50')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Past' }));
    await expect
      .poll(() => sentTo(api, adminSessionRoutes.list).at(-1)?.query)
      .toMatchObject({ state: 'past' });
  });

  it('show who is there, who waits and what is said, and let messages be kept or removed [BEYOND-84]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    const chat = within(await screen.findByRole('region', { name: 'Chat' }));
    expect(await chat.findByText(message?.content ?? '')).toBeVisible();
    expect(chat.getByText(/Reported: spam \(Three times now\)/)).toBeVisible();
    for (const name of ['Participants', 'Waiting list'])
      expect(await within(screen.getByRole('region', { name })).findByText(/Ada Coleman/)).toBeVisible();
    await user.click(chat.getByRole('button', { name: 'Reported' }));
    await expect
      .poll(() => sentTo(api, adminSessionRoutes.messages).at(-1)?.query)
      .toMatchObject({ only: 'reported' });
    await user.click(await chat.findByRole('button', { name: 'Keep the message of Ada Coleman' }));
    expect(await screen.findByText('Message kept')).toBeVisible();
    await user.click(chat.getByRole('button', { name: 'Remove the message of Ada Coleman' }));
    expect(await screen.findByText('Message removed')).toBeVisible();
    for (const route of [adminSessionRoutes.settle, roomRoutes.unsay])
      expect(sentTo(api, route)).toEqual([expect.objectContaining({ params: { id: message?.id } })]);
  });

  it.each([
    ['live', 'End session', 'Session ended', 'Failed to end the session'],
    ['scheduled', 'Cancel session', 'Session canceled', 'Failed to cancel the session'],
  ] as const)(
    'that are %s are stopped with a reason that the host reads [BEYOND-81]',
    async (status, act, done, failed) => {
      const api = createFakeApi();
      api.answers.set(adminSessionRoutes.get.key, () => ({ ...session, status }));
      const user = await openConsole(api, at);
      await user.click(await screen.findByRole('button', { name: act }));
      const dialog = within(await screen.findByRole('dialog', { name: `${act} “${session.title}”` }));
      const give = dialog.getByRole('button', { name: act });
      expect(give).toBeDisabled();
      await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
      await user.click(await screen.findByRole('option', { name: sessionStopReasons.absent }));
      api.answers.set(adminSessionRoutes.stop.key, down);
      await user.click(give);
      expect(await screen.findByText(failed)).toBeVisible();
      api.answers.delete(adminSessionRoutes.stop.key);
      await user.click(give);
      expect(await screen.findByText(done)).toBeVisible();
      expect(sentTo(api, adminSessionRoutes.stop).at(-1)).toMatchObject({
        params: { id: session.id },
        body: { reason: 'absent', note: null },
      });
    },
  );

  it('say that there are none, and that they could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminSessionRoutes.list.key, down);
    const user = await openConsole(api, '/live-sessions');
    expect(await screen.findByText("This list couldn't be loaded.")).toBeVisible();
    api.answers.set(adminSessionRoutes.list.key, () => ({ items: [], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No live sessions yet\./)).toBeVisible();
  });
});
