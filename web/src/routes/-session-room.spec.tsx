import { type ChatMessage, distanceRoutes, liveSessionRoutes, roomRoutes } from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMessages, catchUp, noteBan, noteOwnReaction } from '../features/virtual-bar/api/room-news.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession, idOf, me } from '../testing/virtual-bar-screens.ts';

// Nobody of the examples is kept at a distance.
beforeEach(() => fakeApi.answer(distanceRoutes.hidden, { memberIds: [] }));

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
    await waitFor(() =>
      expect(fakeApi.received(roomRoutes.say)).toEqual([
        { params: { id: live.id }, body: { content: 'Third' } },
      ]),
    );
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
    await waitFor(() =>
      expect(fakeApi.received(roomRoutes.pace)).toEqual([{ params: { id: live.id }, body: { seconds: 60 } }]),
    );
    await waitFor(() => expect(fakeApi.received(roomRoutes.ban)).toEqual([{ params: guest }]));
    await waitFor(() => expect(fakeApi.received(roomRoutes.unban)).toEqual([{ params: guest }]));
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
