import {
  distanceRoutes,
  followRoutes,
  memberRoutes,
  postRoutes,
  profileRoutes,
  type SocialActivity,
  socialRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const example = exampleOf(socialRoutes.feed).items[0] as SocialActivity;
const [harry] = exampleOf(followRoutes.suggested).items;
const anActivity = (at: number, more: Partial<SocialActivity>): SocialActivity => ({
  ...example,
  id: `01939c5e-6a00-7000-8000-0000000003${10 + at}`,
  ...more,
});
const plain = { slug: null, picture: null, category: null };
const stranger = { following: false, followsYou: false, blocked: false, muted: false };
const follow = { name: `Follow ${harry?.fullName}` };
const unfollow = { name: `Unfollow ${harry?.fullName}` };

describe('the social feed', () => {
  it('shows who did what, with a way to each of them [SOC-02, SOC-04, SOC-05]', async () => {
    await asMember();
    const id = '01939c5e-6a00-7000-8000-0000000000f1';
    fakeApi.answer(socialRoutes.feed, {
      items: [
        anActivity(1, {}),
        anActivity(2, {
          type: 'collection_created',
          target: { ...plain, type: 'collection', id, name: 'Friday night' },
        }),
        anActivity(3, {
          type: 'user_followed',
          target: { ...plain, type: 'member', id, name: 'Ada Coleman', slug: 'ada' },
        }),
        anActivity(4, {
          type: 'challenge_joined',
          target: { ...plain, type: 'challenge', id, name: 'Sours' },
        }),
      ],
      nextCursor: null,
    });
    await renderApp('/social-hub');
    const list = within(await screen.findByRole('list', { name: 'What you and the people you follow did' }));
    const linksTo = (name: string) => list.getByRole('link', { name }).getAttribute('href');
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^HCHarry Craddock liked a recipeDaiquiri/);
    expect(linksTo('Daiquiri')).toBe('/recipes/daiquiri');
    expect(linksTo('Friday night')).toBe(`/social-hub?tab=collections&collection=${id}`);
    expect(linksTo('Ada Coleman')).toBe('/members/ada');
    expect(linksTo('Sours')).toBe(`/challenges/${id}`);
    expect(list.getAllByRole('link', { name: 'Harry Craddock' })).toHaveLength(4);
  });

  it('groups what one member did in the same way on one day, and opens the group [BEYOND-166]', async () => {
    await asMember();
    const followed = (at: number, name: string) =>
      anActivity(at, {
        type: 'user_followed',
        target: {
          ...plain,
          type: 'member',
          id: `01939c5e-6a00-7000-8000-0000000004${10 + at}`,
          name,
          slug: name.toLowerCase(),
        },
      });
    fakeApi.answer(socialRoutes.feed, {
      items: [
        followed(1, 'Ada'),
        followed(2, 'Ben'),
        anActivity(3, {}),
        followed(4, 'Cleo'),
        followed(5, 'Dan'),
      ],
      nextCursor: null,
    });
    const { user } = await renderApp('/social-hub');
    const list = await screen.findByRole('list', { name: 'What you and the people you follow did' });
    const lines = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toMatch(/followed 4 mixologistsAda, Ben, Cleo and 1 more/);
    await user.click(within(list).getByRole('button', { name: 'and 1 more' }));
    expect(within(list).getByRole('link', { name: 'Dan' })).toHaveAttribute('href', '/members/dan');
  });

  it('keeps what the reader did aside, and shows posts of those they follow to like and answer [BEYOND-166]', async () => {
    await asMember();
    const me = { ...example.member, id: exampleOf(profileRoutes.me).id, fullName: 'Me Myself' };
    fakeApi.answer(socialRoutes.feed, {
      items: [anActivity(1, { member: me, type: 'challenge_joined' }), anActivity(2, {})],
      nextCursor: null,
    });
    await renderApp('/social-hub');
    const list = await screen.findByRole('list', { name: 'What you and the people you follow did' });
    expect(within(list).queryByText('Me Myself')).not.toBeInTheDocument();
    expect(screen.getByText('What you did').closest('details')).toHaveTextContent('Me Myself');
    const posts = within(await screen.findByRole('region', { name: 'Posts by people you follow' }));
    expect(posts.getByRole('button', { name: /^Like/ })).toBeVisible();
  });

  it('reads on when asked to', async () => {
    await asMember();
    fakeApi.answer(socialRoutes.feed, ({ query }) =>
      query.cursor
        ? { items: [anActivity(2, {})], nextCursor: null }
        : { items: [anActivity(1, {})], nextCursor: 'WyJuZXh0Il0' },
    );
    const { user } = await renderApp('/social-hub');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByText('liked 2 recipes')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('that could not be loaded is asked for once more [SOC-13]', async () => {
    await asMember();
    fakeApi.refuse(socialRoutes.feed, { status: 500 });
    const { user } = await renderApp('/social-hub');
    expect(await screen.findByRole('alert', { name: 'Failed to load social feed' })).toBeVisible();
    fakeApi.answer(socialRoutes.feed, { items: [example], nextCursor: null });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('liked a recipe')).toBeVisible();
  });

  it('is for members: visitors are asked to sign in, and nothing is asked of the server [SOC-01]', async () => {
    await renderApp('/social-hub?tab=feed');
    expect(await screen.findByRole('heading', { name: 'Please sign in to continue.' })).toBeVisible();
    expect(fakeApi.received(socialRoutes.feed)).toEqual([]);
  });
});

describe('following', () => {
  it('shows at once, and feed and stats are refetched [SOC-08, SOC-11, SOC-12, BEYOND-89]', async () => {
    await asMember();
    const { user } = await renderApp('/social-hub');
    const release = fakeApi.hold(followRoutes.follow);
    await user.click(await screen.findByRole('button', follow));
    expect(await screen.findByRole('button', unfollow)).toHaveTextContent(/^Unfollow$/);
    const before = fakeApi.received(socialRoutes.stats).length;
    release();
    expect(await screen.findByRole('status', { name: 'User followed successfully' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(socialRoutes.stats).length).toBeGreaterThan(before));
    await waitFor(() => expect(fakeApi.received(socialRoutes.feed)).toHaveLength(2));
    // Whoever is followed stays in the list until the page is reloaded.
    await waitFor(() => expect(fakeApi.received(followRoutes.suggested)).toHaveLength(1));
    await user.click(screen.getByRole('button', unfollow));
    expect(await screen.findByRole('status', { name: 'User unfollowed' })).toBeVisible();
    expect(await screen.findByRole('button', follow)).toHaveTextContent(/^Follow$/);
  });

  it.each([
    ['follow', followRoutes.follow, 'Failed to follow user', follow],
    ['unfollow', followRoutes.unfollow, 'Failed to unfollow user', unfollow],
  ] as const)(
    'is undone on the screen when the server refuses to %s [SOC-14, SOC-15]',
    async (act, route, text, button) => {
      await asMember();
      const { user } = await renderApp('/social-hub');
      if (act === 'unfollow') await user.click(await screen.findByRole('button', follow));
      fakeApi.refuse(route, { status: 500 });
      await user.click(await screen.findByRole('button', button));
      expect(await screen.findByRole('alert', { name: text })).toBeVisible();
      expect(await screen.findByRole('button', button)).toBeVisible();
    },
  );

  it('of too many says how many one may follow', async () => {
    await asMember();
    const detail = 'You can follow up to 5000 members.';
    fakeApi.refuse(followRoutes.follow, { status: 409, code: 'community.follows_too_many', detail });
    const { user } = await renderApp('/social-hub');
    await user.click(await screen.findByRole('button', follow));
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
  });

  it('is possible on a member’s page, which says who follows whom', async () => {
    await asMember();
    const ada = { ...exampleOf(memberRoutes.get), id: '01939c5e-6a00-7000-8000-0000000000ad' };
    fakeApi.answer(memberRoutes.get, ada);
    fakeApi.answer(followRoutes.relation, { ...stranger, followsYou: true });
    const { user } = await renderApp('/members/ada');
    expect(await screen.findByText('Follows you')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Follow Ada Coleman' }));
    expect(await screen.findByRole('button', { name: 'Unfollow Ada Coleman' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '12 followers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    expect(await dialog.findByRole('link', { name: 'Harry Craddock' })).toHaveAttribute(
      'href',
      '/members/harry',
    );
  });
});

describe('my stats', () => {
  it('are four figures, two of which open their lists [SOC-02, SOC-03]', async () => {
    await asMember();
    fakeApi.answer(followRoutes.following, { items: [], nextCursor: null });
    const { user } = await renderApp('/social-hub');
    const panel = within(await screen.findByRole('region', { name: 'Your Stats' }));
    expect((await panel.findAllByRole('definition')).map((figure) => figure.textContent)).toEqual([
      '12',
      '3',
      '2',
      '4',
    ]);
    await user.click(panel.getByRole('button', { name: 'Show Following, 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Following' }));
    expect(await dialog.findByText('Follows nobody yet.')).toBeVisible();
  });
});

describe('a member one does not want to meet', () => {
  const ada = { ...exampleOf(memberRoutes.get), id: '01939c5e-6a00-7000-8000-0000000000ad' };

  it('is blocked after a question, which takes the way to follow them away', async () => {
    await asMember();
    fakeApi.answer(memberRoutes.get, ada);
    fakeApi.answer(followRoutes.relation, stranger);
    const { user } = await renderApp('/members/ada');
    await user.click(await screen.findByRole('button', { name: 'Block Ada Coleman' }));
    expect(fakeApi.received(distanceRoutes.block)).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: /^Block Ada Coleman\?/ }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('status', { name: 'Member blocked' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(distanceRoutes.block)).toEqual([{ params: { id: ada.id } }]));
    expect(screen.queryByRole('button', { name: 'Follow Ada Coleman' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unblock Ada Coleman' }));
    expect(await screen.findByRole('button', { name: 'Follow Ada Coleman' })).toBeVisible();
  });

  it('stays as they are when it fails', async () => {
    await asMember();
    fakeApi.answer(memberRoutes.get, ada);
    fakeApi.answer(followRoutes.relation, stranger);
    fakeApi.refuse(distanceRoutes.mute, { status: 500 });
    const { user } = await renderApp('/members/ada');
    await user.click(await screen.findByRole('button', { name: 'Mute Ada Coleman' }));
    const failed = 'This could not be changed. Please try again.';
    expect(await screen.findByRole('alert', { name: failed })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mute Ada Coleman' })).toBeVisible();
  });

  it('is not read in posts and comments', async () => {
    await asMember();
    const [post] = exampleOf(postRoutes.list).items;
    fakeApi.answer(distanceRoutes.hidden, { memberIds: [] });
    const { unmount } = await renderApp('/community');
    expect(await screen.findByText(/overproof rum/)).toBeVisible();
    unmount();
    fakeApi.answer(distanceRoutes.hidden, { memberIds: [post?.author?.id ?? ''] });
    await renderApp('/community');
    await waitFor(() => expect(fakeApi.received(postRoutes.list).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByText(/overproof rum/)).not.toBeInTheDocument());
  });

  it('is let off from the list of those one keeps at a distance', async () => {
    await asMember();
    const { user } = await renderApp('/social-hub');
    await user.click(await screen.findByRole('button', { name: 'Blocked and muted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blocked and muted' }));
    await user.click(await dialog.findByRole('button', { name: 'Unmute Harry Craddock' }));
    await waitFor(() =>
      expect(fakeApi.received(distanceRoutes.unmute)).toEqual([{ params: { id: harry?.id } }]),
    );
    expect(await screen.findByRole('status', { name: 'Member unmuted' })).toBeVisible();
  });
});
