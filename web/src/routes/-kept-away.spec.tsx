import {
  distanceRoutes,
  followRoutes,
  liveSessionRoutes,
  memberRoutes,
  ratingRoutes,
  roomRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession } from '../testing/virtual-bar-screens.ts';

const ada = exampleOf(memberRoutes.get);
const stranger = { following: false, followsYou: false, blocked: false, muted: false };
const hide = (memberId: string) => fakeApi.answer(distanceRoutes.hidden, { memberIds: [memberId] });

describe('members with whom there is a block', () => {
  it('are not read in reviews [BEYOND-147] (security 76)', async () => {
    await asMember();
    fakeApi.answer(variationRoutes.list, { items: [], nextCursor: null, total: 0 });
    const [review] = exampleOf(ratingRoutes.reviews).items;
    hide(review?.userId ?? '');
    await renderApp('/recipes/daiquiri');
    const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(await reviews.findByText(/No reviews yet/)).toBeVisible();
    expect(reviews.queryByRole('article')).toBeNull();
  });

  it('are not read in the chat of a room, but by whoever moderates it [BEYOND-147] (security 76)', async () => {
    await asMember();
    const session = aSession({ status: 'ended' });
    const [said] = exampleOf(roomRoutes.messages).items;
    if (!said) throw new Error('the example has no message');
    fakeApi.answer(liveSessionRoutes.get, session);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [session.id], waiting: [], bannedFrom: [] });
    const other = { ...said, id: session.id, authorId: ada.id, content: 'Read by all' };
    fakeApi.answer(roomRoutes.messages, {
      items: [{ ...said, removedBy: null, authorId: session.id, content: 'Not for you' }, other],
      nextCursor: null,
    });
    hide(session.id);
    await renderApp(`/virtual-bar/${session.id}`);
    const log = within(await screen.findByRole('log'));
    expect(await log.findByText('Read by all')).toBeVisible();
    await waitFor(() => expect(log.queryByText('Not for you')).toBeNull());
  });

  it.each([
    ['have no page for whom they block', stranger, /not found/i],
    [
      'have one for whom they are blocked by, who can take that back',
      { ...stranger, blocked: true },
      ada.fullName,
    ],
  ])('%s [BEYOND-147] (security 76)', async (_, relation, heading) => {
    await asMember();
    fakeApi.answer(memberRoutes.get, ada);
    fakeApi.answer(followRoutes.relation, relation);
    hide(ada.id);
    await renderApp('/members/ada');
    await waitFor(() => expect(fakeApi.received(followRoutes.relation)).not.toEqual([]));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});
