import {
  type ChatMessage,
  distanceRoutes,
  exampleSubstitute,
  ledgerRoutes,
  liveSessionRoutes,
  matchRoutes,
  recipeRoutes,
  roomRoutes,
  type Swap,
} from '@barspoon/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addMessages,
  catchUp,
  noteBan,
  noteMixAlong,
  noteOwnReaction,
} from '../features/virtual-bar/api/room-news.ts';
import { noteSessionsOver } from '../lib/api/note-sessions-over.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession, inMinutes, listed, me, schedule } from '../testing/virtual-bar-screens.ts';

const idOf = (at: number) => `01939c5e-6a00-7000-8000-0000000002${10 + at}`;
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
    expect(fakeApi.received(liveSessionRoutes.join)).toEqual([{ params: { id: session.id } }]);
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

describe('scheduling', () => {
  it('sends what was entered, within its bounds [VBAR-11, VBAR-12, VBAR-17]', async () => {
    await schedule({ title: ' Sours ', time: '2030-01-02T20:00' });
    expect(await screen.findByText('Live session scheduled successfully')).toBeVisible();
    expect(fakeApi.received(liveSessionRoutes.schedule)).toEqual([
      {
        body: {
          title: 'Sours',
          description: '',
          durationMinutes: 60,
          maxParticipants: 50,
          streamUrl: null,
          recipeId: null,
          scheduledAt: new Date('2030-01-02T20:00').toISOString(),
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ title: 'Sours' }, { time: '2030-01-02T20:00' }, { title: '   ', time: '2030-01-02T20:00' }])(
    'needs a title and a time: %o [VBAR-10]',
    async (values) => {
      await schedule(values);
      expect(await screen.findByText('Title and scheduled time are required')).toBeVisible();
      expect(fakeApi.received(liveSessionRoutes.schedule)).toEqual([]);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );

  it('says which moment is meant where clocks change at the picked time [BEYOND-197]', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await asMember();
    listed();
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
    // Its label is seen, not only heard.
    expect(await screen.findByText('Recipe to mix along (optional)', { selector: 'label' })).toBeVisible();
    const time = await screen.findByLabelText(/^Scheduled time/);
    expect(screen.getByText('In your time zone: Europe/Berlin')).toBeVisible();
    fireEvent.change(time, { target: { value: '2030-03-31T02:30' } });
    const skipped = 'Clocks skip this time. It will be Sunday, March 31, 2030 at 3:30 AM.';
    expect(screen.getByText(skipped)).toBeVisible();
    fireEvent.change(time, { target: { value: '2030-10-27T02:30' } });
    expect(screen.getByText(/^Clocks pass this time twice\. The first is meant/)).toBeVisible();
  });

  it('brings numbers within their bounds [VBAR-11, VBAR-12]', async () => {
    await asMember();
    listed();
    const { user } = await renderApp('/virtual-bar');
    await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
    const duration = await screen.findByLabelText('Duration in minutes');
    const places = screen.getByLabelText('Max participants');
    for (const [field, typed, kept] of [
      [duration, '600', 180],
      [duration, '1', 15],
      [places, '9999', 500],
      [places, '0', 1],
      [places, '', 50],
    ] as const) {
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.tab();
      expect(field).toHaveValue(kept);
    }
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
    expect(fakeApi.received(liveSessionRoutes.setStatus)).toEqual([
      { params: { id: idOf(1) }, body: { status: 'live' } },
      { params: { id: idOf(2) }, body: { status: 'cancelled' } },
    ]);
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

describe('mixing along', () => {
  const lemonForLime: Swap = {
    ...exampleSubstitute,
    instead: 'Lime Juice',
    name: 'lemon juice',
    ratio: 1.5,
    note: 'rounder',
  };
  const barLacks = (swaps: Swap[], missing: string[] = []) => {
    const [match] = exampleOf(matchRoutes.marks).items;
    fakeApi.answer(matchRoutes.marks, { items: match ? [{ ...match, swaps, missing }] : [] });
  };
  const recipe = {
    ...exampleOf(recipeRoutes.get),
    instructions: ['Shake for 10 seconds.', 'Strain.', 'Serve.'],
  };
  const drink = { recipeId: recipe.id, available: true };
  const inRoom = async (hostId: string, mixAlong: { step: number; available?: boolean } | null) => {
    await asMember();
    const live = aSession({ status: 'live', hostId, recipe: mixAlong && drink });
    fakeApi.answer(liveSessionRoutes.get, live);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [live.id], waiting: [], bannedFrom: [] });
    fakeApi.answer(recipeRoutes.get, recipe);
    fakeApi.answer(roomRoutes.get, {
      ...exampleOf(roomRoutes.get),
      mixAlong: mixAlong && { ...drink, steps: 3, ...mixAlong },
      sessionRevision: 10,
    });
    return { live, ...(await renderApp(`/virtual-bar/${live.id}`)) };
  };
  const part = async () => within(await screen.findByRole('region', { name: 'Mix-along' }));

  it('shows a guest the step the host is at, in their unit and servings, with what stands in, and follows until it is made [BEYOND-84, BEYOND-206]', async () => {
    barLacks([lemonForLime], ['White Rum']);
    const { user, queryClient, live } = await inRoom(idOf(9), { step: 1 });
    const along = await part();
    expect(await along.findByText('Shake for 10 seconds.')).toBeVisible();
    const said = along.getByText('Shake for 10 seconds.').closest('[aria-live]');
    expect(said).toHaveAttribute('aria-live', 'polite');
    expect(said).toHaveTextContent(`${recipe.name} · Step 1 of 3`);
    expect(await along.findByText('No Lime Juice? Use lemon juice: 1.5 for 1; rounder.')).toBeVisible();
    expect(along.getByText('No White Rum, and nothing on your bar can replace it.')).toBeVisible();
    expect(along.queryByRole('button', { name: 'Next step' })).toBeNull();
    expect(along.queryByRole('region', { name: 'Made it?' })).toBeNull();
    await user.click(along.getByRole('button', { name: 'More servings' }));
    expect(along.getByText('2 servings')).toBeVisible();
    const later = { ...drink, steps: 3, step: 3 };
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: later, revision: 12 }));
    expect(await along.findByText('Serve.')).toBeVisible();
    expect(along.getByText('2 servings'), 'what the reader chose stays').toBeVisible();
    await user.click(await along.findByRole('button', { name: 'I made it ×2' }));
    expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
      { body: { kind: 'made', recipeId: recipe.id, servings: 2 } },
    ]);
    // What comes late, told or read, changes nothing.
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: { ...later, step: 2 }, revision: 11 }));
    await act(() => queryClient.invalidateQueries());
    expect(along.getByText('Serve.')).toBeVisible();
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: { ...later, available: false }, revision: 13 }));
    expect(await along.findByText("This session's recipe is no longer available.")).toBeVisible();
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: null, revision: 14 }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mix-along' })).toBeNull());
  });

  it('lets the host take everybody on by button and arrow key, choose another recipe and end it [BEYOND-84]', async () => {
    let revision = 10;
    fakeApi.answer(roomRoutes.move, ({ body }) => ({
      mixAlong: { ...drink, ...body, steps: 3 },
      revision: ++revision,
    }));
    fakeApi.answer(roomRoutes.choose, ({ body: { recipeId } }) => ({
      mixAlong: recipeId ? { ...drink, recipeId, step: 0, steps: 3 } : null,
      revision: ++revision,
    }));
    const { user, live } = await inRoom(me, { step: 0 });
    const along = await part();
    expect(await along.findByText(/Get everything ready/)).toBeVisible();
    const next = along.getByRole('button', { name: 'Next step' });
    const back = along.getByRole('button', { name: 'Step back' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(await along.findByText(/Step 1 of 3/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await along.findByText(/Step 2 of 3/)).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await along.findByText(/Step 1 of 3/)).toBeVisible();
    const to = (step: number) => ({ params: { id: live.id }, body: { recipeId: recipe.id, step } });
    expect(fakeApi.received(roomRoutes.move)).toEqual([to(1), to(2), to(1)]);
    await user.type(along.getByRole('searchbox', { name: 'Choose another recipe' }), 'lime');
    await user.click(await along.findByRole('button', { name: recipe.name }));
    expect(await along.findByText(/Get everything ready/)).toBeVisible();
    await user.click(along.getByRole('button', { name: 'End the mix-along' }));
    expect(await along.findByRole('searchbox', { name: 'Choose a recipe to mix along' })).toBeVisible();
    expect(fakeApi.received(roomRoutes.choose)).toEqual([
      { params: { id: live.id }, body: { recipeId: recipe.id } },
      { params: { id: live.id }, body: { recipeId: null } },
    ]);
  });

  it('says why a step could not be taken [BEYOND-84]', async () => {
    const { user } = await inRoom(me, { step: 0 });
    fakeApi.refuse(roomRoutes.move, { status: 409, detail: 'This session is at another recipe now.' });
    await user.click(await (await part()).findByRole('button', { name: 'Next step' }));
    expect(await screen.findByText('This session is at another recipe now.')).toBeVisible();
  });

  const before = async (sessionIds: string[], more: Parameters<typeof aSession>[0] = {}) => {
    await asMember();
    const session = aSession({ recipe: drink, ...more });
    fakeApi.answer(liveSessionRoutes.get, session);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds, waiting: [], bannedFrom: [] });
    fakeApi.answer(recipeRoutes.get, recipe);
    return renderApp(`/virtual-bar/${session.id}`);
  };

  it('gives those with a place their shopping list, and others the recipe alone [BEYOND-84]', async () => {
    await before([]);
    expect(await screen.findByRole('link', { name: recipe.name })).toHaveAttribute(
      'href',
      `/recipes/${recipe.id}`,
    );
    expect(screen.getByText(/^Take a place to see your shopping list/)).toBeVisible();
    expect(fakeApi.received(matchRoutes.marks)).toEqual([]);
  });

  it('lists what the bar of the reader lacks, with what stands in [BEYOND-84, MATCH-04]', async () => {
    barLacks([lemonForLime]);
    await before([aSession().id]);
    const list = within(await screen.findByRole('region', { name: 'Your shopping list' }));
    expect(await list.findByText(`For ${recipe.name}, without what is on your bar.`)).toBeVisible();
    const lines = list.getAllByRole('listitem');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveTextContent(
      /ml.*Lime Juice.*No Lime Juice\? Use lemon juice: 1.5 for 1; rounder\./i,
    );
  });

  it('says that nothing is missing, and that a recipe is gone [BEYOND-84]', async () => {
    barLacks([]);
    await before([aSession().id]);
    expect(await screen.findByText(`Your bar has everything for ${recipe.name}.`)).toBeVisible();
    await before([aSession().id], { recipe: { ...drink, available: false } });
    expect(await screen.findByText("This session's recipe is no longer available.")).toBeVisible();
  });
});

describe('the page of a session', () => {
  it('that is not there says so', async () => {
    fakeApi.refuse(liveSessionRoutes.get, { status: 404 });
    await renderApp(`/virtual-bar/${idOf(1)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Session not found' })).toBeVisible();
  });
});

describe('the room', () => {
  const live = aSession({ status: 'live' });
  const inside = async () => {
    await asMember();
    fakeApi.answer(liveSessionRoutes.get, live);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [live.id], waiting: [], bannedFrom: [] });
    return renderApp(`/virtual-bar/${live.id}`);
  };

  it('is for those with a place only [BEYOND-84]', async () => {
    fakeApi.answer(liveSessionRoutes.get, live);
    await renderApp(`/virtual-bar/${live.id}`);
    expect(await screen.findByText('The room is for members with a place in this session.')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    expect(fakeApi.received(roomRoutes.get)).toEqual([]);
  });

  it('shows what is said, the newest last, takes what is written and deletes it again [VBAR-01, BEYOND-84]', async () => {
    const one = exampleOf(roomRoutes.say);
    const message = (seq: number, content: string): ChatMessage => ({
      ...one,
      id: idOf(seq),
      seq,
      content,
      revision: seq,
    });
    fakeApi.answer(roomRoutes.messages, {
      items: [message(2, 'Second'), message(1, 'First')],
      nextCursor: null,
    });
    fakeApi.answer(roomRoutes.say, ({ body }) => ({ ...message(3, body.content), authorId: me }));
    const { user, queryClient } = await inside();
    const log = within(await screen.findByRole('log'));
    const said = () =>
      log.getAllByText(/^(First|Second|Third|Fourth)$/).map(({ textContent }) => textContent);
    expect(said()).toEqual(['First', 'Second']);
    await user.type(screen.getByLabelText('Your message'), ' Third {Enter}');
    await log.findByText('Third');
    expect(fakeApi.received(roomRoutes.say)).toEqual([
      { params: { id: live.id }, body: { content: 'Third' } },
    ]);
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    act(() => addMessages(queryClient, live.id, [message(3, 'Third'), message(4, 'Fourth')]));
    await log.findByText('Fourth');
    expect(said()).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(log.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    fakeApi.answer(roomRoutes.unsay, { ...message(3, ''), authorId: me, removedBy: 'author', revision: 9 });
    await user.click(log.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(said()).toEqual(['First', 'Second', 'Fourth']));
    expect(log.getByText('Ada Coleman deleted their message.')).toBeVisible();
    const removed: ChatMessage = { ...message(1, ''), removedBy: 'moderator', revision: 10 };
    act(() => addMessages(queryClient, live.id, [removed], { isForAll: true }));
    await waitFor(() => expect(said()).toEqual(['Second', 'Fourth']));
    expect(log.getByText('A message of Ada Coleman was removed.')).toBeVisible();
    act(() => addMessages(queryClient, live.id, [message(1, 'First')]));
    expect(said()).toEqual(['Second', 'Fourth']);
  });

  it('lets the reader edit what they wrote, with a mark, and react to what others did [BEYOND-84]', async () => {
    const one = exampleOf(roomRoutes.say);
    const own: ChatMessage = {
      ...one,
      id: idOf(2),
      seq: 2,
      content: 'Two dashs',
      authorId: me,
      reactions: [],
    };
    fakeApi.answer(roomRoutes.messages, { items: [own, one], nextCursor: null });
    fakeApi.answer(roomRoutes.revise, ({ body }) => ({
      ...own,
      ...body,
      revision: 8,
      editedAt: '2026-01-02T20:06:00.000Z',
    }));
    fakeApi.answer(roomRoutes.react, ({ params }) => ({
      ...one,
      revision: 9,
      reactions: [{ reaction: params.reaction, count: 3 }],
      mine: [params.reaction],
    }));
    const { user, queryClient } = await inside();
    const log = within(await screen.findByRole('log'));
    await user.click(await log.findByRole('button', { name: 'Edit what you wrote: Two dashs' }));
    const field = log.getByLabelText('Your edited text');
    await user.clear(field);
    await user.type(field, 'Two dashes{Enter}');
    expect(await log.findByText('Two dashes')).toBeVisible();
    expect(log.getByText('· edited')).toBeVisible();
    const cheers = () => log.getByRole('button', { name: /^Cheers, / });
    expect(cheers()).toHaveAttribute('aria-pressed', 'false');
    await user.click(cheers());
    await waitFor(() => expect(cheers()).toHaveAttribute('aria-pressed', 'true'));
    expect(cheers()).toHaveAccessibleName('Cheers, 3 members');
    // What all are told does not say what the reader did, and another page of theirs does.
    const told: ChatMessage = {
      ...one,
      revision: 10,
      reactions: [{ reaction: 'cheers', count: 4 }],
      mine: [],
    };
    act(() => addMessages(queryClient, live.id, [told], { isForAll: true }));
    await waitFor(() => expect(cheers()).toHaveAccessibleName('Cheers, 4 members'));
    expect(cheers()).toHaveAttribute('aria-pressed', 'true');
    const elsewhere = { sessionId: live.id, messageId: one.id, reaction: 'cheers' as const, added: false };
    act(() => noteOwnReaction(queryClient, elsewhere));
    await waitFor(() => expect(cheers()).toHaveAttribute('aria-pressed', 'false'));
    await user.click(
      log.getAllByRole('button', { name: 'React to the message of Ada Coleman' })[0] as HTMLElement,
    );
    expect(log.getByRole('button', { name: 'Applause, 0 members' })).toBeVisible();
  });

  it('takes a report to the moderators [BEYOND-84]', async () => {
    const { user } = await inside();
    await user.click(await screen.findByRole('button', { name: 'Report the message of Ada Coleman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    await user.click(dialog.getByRole('button', { name: /^(Send|Report)/ }));
    await waitFor(() =>
      expect(fakeApi.received(roomRoutes.report)).toEqual([
        { params: { id: exampleOf(roomRoutes.say).id }, body: { reason: 'spam', note: null } },
      ]),
    );
  });

  it('lets its host slow it down, send somebody out and let them back in [BEYOND-84]', async () => {
    fakeApi.answer(roomRoutes.get, { ...exampleOf(roomRoutes.get), moderates: true, slowModeSeconds: 10 });
    const { user } = await inside();
    expect(await screen.findByText('Slow mode: one message every 10 seconds.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Slow mode'), '60 seconds');
    expect(await screen.findByText('Slow mode is set.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Coleman from the session' }));
    const question = within(
      await screen.findByRole('dialog', { name: /^Remove Ada Coleman from this session\?/ }),
    );
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText("They've been removed from the session.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let Ada Coleman back in' }));
    expect(await screen.findByText('They can join again.')).toBeVisible();
    const guest = { id: live.id, memberId: exampleOf(roomRoutes.participants).items[0]?.memberId };
    expect(fakeApi.received(roomRoutes.pace)).toEqual([{ params: { id: live.id }, body: { seconds: 60 } }]);
    expect(fakeApi.received(roomRoutes.ban)).toEqual([{ params: guest }]);
    expect(fakeApi.received(roomRoutes.unban)).toEqual([{ params: guest }]);
  });

  it('closes at once for whoever is sent out, and says so [BEYOND-84]', async () => {
    const { queryClient } = await inside();
    await screen.findByRole('log');
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [], waiting: [], bannedFrom: [live.id] });
    act(() => noteBan(queryClient, { sessionId: live.id, banned: true }));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    expect(screen.getAllByText('The host has removed you from this session.')[0]).toBeVisible();
    expect(screen.getByText('You cannot join this session')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Join|Get)/ })).toBeNull();
  });

  it('goes on behind the last message after a break [BEYOND-84]', async () => {
    const { queryClient } = await inside();
    await screen.findByRole('log');
    const one = exampleOf(roomRoutes.say);
    const later = (seq: number): ChatMessage => ({
      ...one,
      id: idOf(seq),
      seq,
      content: `Later ${seq}`,
      revision: one.revision + seq,
    });
    fakeApi.answer(roomRoutes.messagesSince, ({ query }) =>
      query.after === one.revision ? { items: [later(2)], more: true } : { items: [later(3)], more: false },
    );
    await act(() => catchUp(queryClient, live.id));
    expect(await screen.findByText('Later 3')).toBeVisible();
    expect(screen.getByText('Later 2')).toBeVisible();
  });

  it('keeps what was not sent, and says why [BEYOND-84]', async () => {
    const detail = 'Please wait a moment before you write again.';
    fakeApi.refuse(roomRoutes.say, { status: 429, detail });
    const { user } = await inside();
    await user.type(await screen.findByLabelText('Your message'), 'Too fast{Enter}');
    expect(await screen.findByText('Your message could not be sent')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Too fast');
  });

  it('tells where the stream is only when asked, and opens it elsewhere [BEYOND-84]', async () => {
    const { user } = await inside();
    const show = await screen.findByRole('button', { name: 'Show the stream' });
    expect(document.body.innerHTML).not.toContain('video.example.com');
    await user.click(show);
    const link = screen.getByRole('link', { name: 'Open the stream in a new tab' });
    expect(link).toHaveAttribute('href', 'https://video.example.com/sours');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('lists who takes part and who is here, and says that the reader is [BEYOND-84]', async () => {
    await inside();
    const people = within(await screen.findByRole('region', { name: 'Participants' }));
    expect(await people.findByText('Ada Coleman')).toBeVisible();
    expect(people.getByText('Here')).toBeVisible();
    await waitFor(() => expect(fakeApi.received(roomRoutes.stay)).toEqual([{ params: { id: live.id } }]));
  });
});
