import { type Comment, commentRoutes, type Post, postRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const post: Post = exampleOf(postRoutes.get);
const [comment] = exampleOf(commentRoutes.list).items as [Comment];
const onePost = `/community/post/${post.id}`;
const toast = (name: string, role: 'alert' | 'status' = 'alert') => screen.findByRole(role, { name });
type User = Awaited<ReturnType<typeof renderApp>>['user'];
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('the lists of posts', () => {
  it.each([
    ['', 'No posts yet. Be the first to share!'],
    ['?tab=following', 'No posts from people you follow yet.'],
    ['?tab=trending', 'No trending posts this week.'],
    ['?tab=my-posts', "You haven't posted anything yet."],
    ['?q=daiquiri', 'No posts match your search.'],
  ])('say at %s that there is nothing [COMM-20, BEYOND-49]', async (search, text) => {
    await asMember();
    for (const route of [postRoutes.list, postRoutes.mine, postRoutes.followed])
      fakeApi.answer(route, { items: [], nextCursor: null });
    await renderApp(`/community${search}`);
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });

  it('say when they could not be loaded, and offer to try again [COMM-19]', async () => {
    fakeApi.refuse(postRoutes.list, { status: 500 });
    const { user } = await renderApp('/community');
    expect(await toast('Failed to load posts')).toBeVisible();
    fakeApi.answer(postRoutes.list, { items: [post], nextCursor: null });
    await press(user, 'Try again');
    expect(await screen.findByText(/overproof rum/)).toBeVisible();
  });
});

describe('a visitor', () => {
  it('is told to sign in to like, and taken to the subscription [COMM-25, CONTRA-05]', async () => {
    const { user, router } = await renderApp('/community');
    await press(user, 'Like, 3 likes');
    expect(await toast('Please sign in to like posts')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
    expect(fakeApi.received(postRoutes.like)).toEqual([]);
  });

  it('is told to sign in to comment, and taken to the subscription [COMM-29, CONTRA-05]', async () => {
    const { user, router } = await renderApp(onePost);
    expect(await screen.findByPlaceholderText('Sign in to comment')).toBeVisible();
    await press(user, 'Comment');
    expect(await toast('Sign in to comment')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
  });

  it('reads a post at its own address [CONTRA-17]', async () => {
    await renderApp(onePost);
    expect(await screen.findByText(/overproof rum/)).toBeVisible();
    await waitFor(() => expect(fakeApi.received(postRoutes.get)).toEqual([{ params: { id: post.id } }]));
  });

  it.each([
    ['like', postRoutes.like, 'Like, 3 likes', 'Please sign in to like posts'],
    ['comment', commentRoutes.create, 'Comment', 'Sign in to comment'],
  ] as const)(
    'whose session has ended on the server is told so on a %s, and stays [CONTRA-05]',
    async (_, route, button, text) => {
      await asMember();
      fakeApi.answer(postRoutes.marks, { liked: [] });
      const { user, router } = await renderApp(onePost);
      const box = await screen.findByRole('combobox', { name: 'Add a comment' });
      await user.type(box, 'Cheers');
      vi.spyOn(session, 'refresh').mockResolvedValue(undefined);
      fakeApi.refuse(route, { status: 401 });
      await press(user, button);
      expect(await toast(text)).toBeVisible();
      expect(router.state.location.pathname).toBe(onePost);
    },
  );
});

const confirmDeletion = async (user: User) => {
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this comment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
};

describe('a post that is not there', () => {
  it('is a page that is not there [BEYOND-47]', async () => {
    fakeApi.refuse(postRoutes.get, { status: 404 });
    await renderApp(onePost);
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
});

describe('a comment of one’s own', () => {
  const open = async () => {
    await asMember();
    const memberId = session.state().memberId ?? '';
    const own = { ...comment, author: comment.author && { ...comment.author, id: memberId } };
    fakeApi.answer(commentRoutes.list, { items: [own], nextCursor: null });
    const view = await renderApp(onePost);
    await screen.findByText(comment.content);
    return view;
  };
  const edit = async (text: string) => {
    const view = await open();
    await press(view.user, 'Edit');
    const area = await screen.findByRole('combobox', { name: 'Edit your comment' });
    await view.user.clear(area);
    if (text) await view.user.type(area, text);
    return view;
  };

  it('is deleted only once that was confirmed [BEYOND-196]', async () => {
    const { user } = await open();
    await press(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(fakeApi.received(commentRoutes.delete)).toEqual([]);
    await press(user, 'Delete');
    await confirmDeletion(user);
    expect(await toast('Comment deleted!', 'status')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(commentRoutes.delete)).toEqual([{ params: { id: comment.id } }]),
    );
  });

  it('is not saved empty [COMM-35]', async () => {
    const { user } = await edit('');
    await press(user, 'Save');
    expect(await toast('Comment cannot be empty')).toBeVisible();
    expect(fakeApi.received(commentRoutes.revise)).toEqual([]);
  });

  it.each([
    [401, 'Sign in to edit comments'],
    [500, 'Failed to edit comment'],
  ])('that cannot be changed (%s) says so and stays open [COMM-36, COMM-39]', async (status, text) => {
    const { user } = await edit('Better');
    vi.spyOn(session, 'refresh').mockResolvedValue(undefined);
    fakeApi.refuse(commentRoutes.revise, { status });
    await press(user, 'Save');
    expect(await toast(text)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Edit your comment' })).toHaveValue('Better');
  });

  it.each([
    [401, 'Sign in to delete comments'],
    [500, 'Failed to delete comment'],
  ])('that cannot be deleted (%s) says so and stays [COMM-40, COMM-43]', async (status, text) => {
    const { user } = await open();
    vi.spyOn(session, 'refresh').mockResolvedValue(undefined);
    fakeApi.refuse(commentRoutes.delete, { status });
    await press(user, 'Delete');
    await confirmDeletion(user);
    expect(await toast(text)).toBeVisible();
    expect(screen.getByText(comment.content)).toBeVisible();
  });
});

describe('sharing a post', () => {
  const url = () => `${window.location.origin}${onePost}`;
  const share = async (native?: () => Promise<void>, copy: () => Promise<void> = async () => {}) => {
    const [sharing, copying] = [vi.fn(native), vi.fn(copy)];
    const { user } = await renderApp('/community');
    Object.defineProperty(navigator, 'share', { value: native && sharing, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copying }, configurable: true });
    await press(user, 'Share');
    return { sharing, copying };
  };

  it('gives the device its link and title [COMM-44, COMM-45]', async () => {
    const { sharing } = await share(async () => {});
    expect(await toast('Shared!', 'status')).toBeVisible();
    const title = expect.stringMatching(/^Check out this .* Community post!$/);
    expect(sharing).toHaveBeenCalledWith({ title, url: url() });
    await waitFor(() => expect(fakeApi.received(postRoutes.share)).toHaveLength(1));
  });

  it('copies the link where the device has no way of its own [COMM-46]', async () => {
    const { copying } = await share();
    expect(await toast('Link copied!', 'status')).toBeVisible();
    expect(copying).toHaveBeenCalledWith(url());
  });

  it('says when the link could not be copied [COMM-47]', async () => {
    await share(undefined, () => Promise.reject(new Error('not allowed')));
    expect(await toast('Failed to copy link')).toBeVisible();
    expect(fakeApi.received(postRoutes.share)).toEqual([]);
  });
});
