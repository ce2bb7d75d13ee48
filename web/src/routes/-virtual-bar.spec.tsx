import {
  type ChatMessage,
  distanceRoutes,
  liveSessionRoutes,
  recipeRoutes,
  roomRoutes,
} from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteSessionsOver } from '../lib/api/note-sessions-over.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession, idOf, inMinutes, listed, me } from '../testing/virtual-bar-screens.ts';

const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
const none = () => fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [], waiting: [], bannedFrom: [] });

// Nobody of the examples is kept at a distance.
beforeEach(() => fakeApi.answer(distanceRoutes.hidden, { memberIds: [] }));

describe('the list of sessions', () => {
  it('shows what is live with a banner and what is to come, with how many take part [VBAR-04, VBAR-06, VBAR-07]', async () => {
    listed(
      aSession({ id: idOf(1), title: 'Live one', status: 'live', participantCount: 12, maxParticipants: 50 }),
      aSession({ id: idOf(2), title: 'Later one' }),
    );
    await renderApp('/virtual-bar');
    const live = await cardOf('Live one');
    expect(live.getByText('LIVE NOW')).toBeVisible();
    expect(live.getByText('12 of 50 places taken')).toBeVisible();
    expect(live.getByRole('button', { name: 'Join Live: Live one' })).toHaveTextContent(/^Join Live$/);
    const later = await cardOf('Later one');
    expect(later.queryByText('LIVE NOW')).toBeNull();
    expect(later.getByRole('button', { name: 'Get Notified: Later one' })).toBeEnabled();
  });

  it('leads who joins a live session into it [VBAR-06, VBAR-18, BEYOND-84]', async () => {
    await asMember();
    none();
    const session = aSession({ status: 'live' });
    listed(session);
    fakeApi.answer(liveSessionRoutes.get, session);
    const { user, router } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: /^Join Live/ }));
    expect(await screen.findByText('Joined session successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: session.title })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/virtual-bar/${session.id}`);
    await waitFor(() =>
      expect(fakeApi.received(liveSessionRoutes.join)).toEqual([{ params: { id: session.id } }]),
    );
  });

  it('notes who wants to be told, and lets them give their place up [VBAR-07, BEYOND-85]', async () => {
    await asMember();
    const session = aSession();
    listed(session);
    let sessionIds: string[] = [];
    fakeApi.answer(liveSessionRoutes.joined, () => ({ sessionIds, waiting: [], bannedFrom: [] }));
    fakeApi.answer(liveSessionRoutes.join, () => {
      sessionIds = [session.id];
      return { done: true as const };
    });
    fakeApi.answer(liveSessionRoutes.leave, () => {
      sessionIds = [];
      return { done: true as const };
    });
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: /^Get Notified/ }));
    expect(await screen.findByText('You have a place')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Give up your place/ }));
    expect(await screen.findByRole('button', { name: /^Get Notified/ })).toBeVisible();
  });

  it('says why joining failed [VBAR-21, BEYOND-85]', async () => {
    await asMember();
    none();
    listed(aSession());
    fakeApi.refuse(liveSessionRoutes.join, { status: 409, detail: 'This session is full.' });
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: /^Get Notified/ }));
    expect(await screen.findByText('Failed to join session')).toBeVisible();
    expect(screen.getByText('This session is full.')).toBeVisible();
  });

  it('offers the waiting list of a full one, says where the reader stands, and lets them leave it [BEYOND-85]', async () => {
    await asMember();
    const session = aSession({ title: 'Full', participantCount: 2, maxParticipants: 2, waitingCount: 3 });
    listed(session);
    let waiting: { sessionId: string; position: number }[] = [];
    fakeApi.answer(liveSessionRoutes.joined, () => ({ sessionIds: [], waiting, bannedFrom: [] }));
    fakeApi.answer(liveSessionRoutes.wait, () => {
      waiting = [{ sessionId: session.id, position: 4 }];
      return { position: 4 };
    });
    fakeApi.answer(liveSessionRoutes.stopWaiting, () => {
      waiting = [];
      return { done: true as const };
    });
    const { user, queryClient } = await renderApp('/virtual-bar');
    const card = await cardOf('Full');
    expect(card.getByText('2 of 2 places taken · 3 in line')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Get Notified/ })).toBeNull();
    await user.click(await card.findByRole('button', { name: 'Join waiting list: Full' }));
    expect(
      await screen.findByText("You're number 4 in line. We'll notify you when a place is yours."),
    ).toBeVisible();
    expect(await card.findByText("You're number 4 in line")).toBeVisible();
    waiting = [{ sessionId: session.id, position: 1 }];
    await act(() => queryClient.invalidateQueries());
    expect(await card.findByText("You're next in line")).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Leave waiting list: Full' }));
    expect(await screen.findByText("You've left the waiting list.")).toBeVisible();
    expect(await card.findByRole('button', { name: /^Join waiting list/ })).toBeVisible();
  });

  it('leads who finds a place free while they join the line into the live session [BEYOND-85]', async () => {
    await asMember();
    none();
    const session = aSession({ status: 'live', participantCount: 50, maxParticipants: 50 });
    listed(session);
    fakeApi.answer(liveSessionRoutes.get, session);
    fakeApi.answer(liveSessionRoutes.wait, { position: null });
    const { user, router } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: /^Join waiting list/ }));
    expect(await screen.findByText('Joined session successfully')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/virtual-bar/${session.id}`));
  });

  it('keeps one that is over while it is open, with a disabled "Ended" [VBAR-08, BEYOND-82]', async () => {
    const session = aSession({ status: 'live' });
    listed(session);
    const { queryClient } = await renderApp('/virtual-bar');
    await screen.findByRole('button', { name: /^Join Live/ });
    listed();
    await act(async () => {
      noteSessionsOver(queryClient, { sessions: [{ id: session.id, status: 'ended' }] });
      await queryClient.invalidateQueries();
    });
    expect(await screen.findByRole('button', { name: 'Ended' })).toBeDisabled();
    expect(screen.queryByText('LIVE NOW')).toBeNull();
  });

  it('offers guests no dialog to schedule one [VBAR-05]', async () => {
    listed();
    const { user } = await renderApp('/virtual-bar');
    await screen.findByText('No live sessions right now.');
    await user.click(screen.getByRole('button', { name: 'Schedule Session' }));
    expect(await screen.findByText('Please sign in to schedule sessions')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the host of a session', () => {
  it('starts it a quarter of an hour early at most, edits and cancels it [BEYOND-81, BEYOND-83]', async () => {
    await asMember();
    none();
    listed(
      aSession({ id: idOf(1), title: 'Soon', hostId: me, scheduledAt: inMinutes(14) }),
      aSession({ id: idOf(2), title: 'Far', hostId: me, scheduledAt: inMinutes(16) }),
    );
    const { user, router } = await renderApp('/virtual-bar');
    let far = await cardOf('Far');
    expect(await far.findByRole('button', { name: 'Cancel Session: Far' })).toBeVisible();
    expect(far.queryByRole('button', { name: /^Start Session/ })).toBeNull();
    expect(far.queryByRole('button', { name: /^Get Notified/ })).toBeNull();
    await user.click((await cardOf('Soon')).getByRole('button', { name: 'Start Session: Soon' }));
    expect(await screen.findByText('The session is live.')).toBeVisible();
    // Who starts it is in it [BEYOND-164].
    await waitFor(() => expect(router.state.location.pathname).toBe(`/virtual-bar/${idOf(1)}`));
    await act(() => router.navigate({ to: '/virtual-bar' }));
    far = await cardOf('Far');
    await user.click(far.getByRole('button', { name: 'Cancel Session: Far' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
    await user.click(question.getByRole('button', { name: 'Cancel Session' }));
    expect(await screen.findByText('The session is canceled.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(liveSessionRoutes.setStatus)).toEqual([
        { params: { id: idOf(1) }, body: { status: 'live' } },
        { params: { id: idOf(2) }, body: { status: 'cancelled' } },
      ]),
    );
    await user.click(far.getByRole('button', { name: 'Edit Session: Far' }));
    expect(await screen.findByLabelText('Address of your stream')).toHaveValue(
      'https://video.example.com/sours',
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  });
});

describe('a session that is over', () => {
  it('leads to its recipe and host, and shows those who were inside what was said, with links, and who was there [BEYOND-164]', async () => {
    await asMember();
    const session = aSession({ status: 'ended', recipe: { recipeId: idOf(9), available: true } });
    fakeApi.answer(liveSessionRoutes.get, session);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [session.id], waiting: [], bannedFrom: [] });
    const [said] = exampleOf(roomRoutes.messages).items as [ChatMessage];
    fakeApi.answer(roomRoutes.messages, {
      items: [{ ...said, removedBy: null, content: 'The syrup: https://example.com/syrup' }],
      nextCursor: null,
    });
    await renderApp(`/virtual-bar/${session.id}`);
    const log = within(await screen.findByRole('log'));
    expect(await log.findByRole('link', { name: 'https://example.com/syrup' })).toHaveAttribute(
      'rel',
      'noopener nofollow',
    );
    expect(await screen.findByRole('region', { name: 'Participants' })).toBeVisible();
    const { name } = exampleOf(recipeRoutes.get);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/recipes/${idOf(9)}`);
    expect(screen.getByRole('link', { name: `More of ${session.host?.fullName}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(fakeApi.received(roomRoutes.stay)).toEqual([]);
  });
});

describe('the schedule', () => {
  it('is a month with its days, walked through by keys, and the list of the chosen day [VBAR-03, BEYOND-83]', async () => {
    const today = new Date();
    const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
    listed(aSession({ title: 'At noon', scheduledAt: noon.toISOString() }));
    const { user } = await renderApp('/virtual-bar?tab=schedule');
    const grid = await screen.findByRole('grid', { name: 'Sessions by day' });
    const days = new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate();
    expect(within(grid).getAllByRole('button')).toHaveLength(days);
    const chosen = () => grid.querySelector('[tabindex="0"]') as HTMLElement;
    expect(await within(grid).findByRole('button', { name: /, 1 session$/ })).toBe(chosen());
    expect(await screen.findByRole('heading', { name: 'At noon' })).toBeVisible();
    expect(screen.queryByText(/coming soon/i)).toBeNull();

    act(() => chosen().focus());
    await user.keyboard(today.getDate() === days ? '{ArrowLeft}' : '{ArrowRight}');
    expect(await screen.findByText('Nothing on this day.')).toBeVisible();
    listed();
    const name = screen.getByRole('heading', { level: 2, name: /\d{4}$/ }).textContent;
    await user.keyboard('{PageDown}');
    expect(await screen.findByText('No sessions scheduled this month.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /\d{4}$/ }).textContent).not.toBe(name);
  });
});
