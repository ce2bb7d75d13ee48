import {
  type Comment,
  commentRoutes,
  moderationRoutes,
  type OwnCase,
  type Post,
  photoRoutes,
  postRoutes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const post: Post = { ...exampleOf(postRoutes.get), held: true };
const [removed] = exampleOf(moderationRoutes.mine).items as [OwnCase];
const page = (items: OwnCase[]) => fakeApi.answer(moderationRoutes.mine, { items, nextCursor: null });
const note = 'Waiting for review. Only you can see it.';

describe('what is held for review', () => {
  it('says so on the author’s post, and cannot be liked, commented or shared [BEYOND-100]', async () => {
    await asMember();
    fakeApi.answer(postRoutes.mine, { items: [post], nextCursor: null });
    await renderApp('/community?tab=my-posts');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Held for review')).toBeVisible();
    expect(card.getByText(note)).toBeVisible();
    for (const name of [/likes?$/, /comments?$/, 'Share'])
      expect(card.queryByRole('button', { name })).toBeNull();
  });

  it('says so when a post has just been written [BEYOND-100]', async () => {
    await asMember();
    fakeApi.answer(postRoutes.create, post);
    const { user } = await renderApp('/community');
    await user.click(await screen.findByRole('button', { name: 'Create Post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
    await user.type(dialog.getByRole('combobox', { name: 'What would you like to share?' }), 'Cheers');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('status', { name: note })).toBeVisible();
  });

  it('stands below the comments for the author alone [BEYOND-100]', async () => {
    await asMember();
    const [comment] = exampleOf(commentRoutes.list).items as [Comment];
    fakeApi.answer(commentRoutes.list, { items: [], nextCursor: null });
    fakeApi.answer(moderationRoutes.heldComments, { items: [{ ...comment, held: true }] });
    await renderApp(`/community/post/${post.id}`);
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText(comment.content)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('says so on a photo [BEYOND-100]', async () => {
    await asMember();
    fakeApi.answer(photoRoutes.list, {
      items: [{ ...exampleOf(photoRoutes.get), held: true }],
      nextCursor: null,
    });
    await renderApp('/social-hub?tab=photos');
    expect(await screen.findByText('Held for review')).toBeVisible();
  });
});

describe('reporting', () => {
  it('tells the moderators of a post of somebody else', async () => {
    await asMember();
    const author = { ...post.author, id: '01939c5e-6a00-7000-8000-0000000000aa' } as Post['author'];
    fakeApi.answer(postRoutes.get, { ...post, held: false, author });
    const { user } = await renderApp(`/community/post/${post.id}`);
    await user.click(await screen.findByRole('button', { name: 'Report this post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeVisible();
  });
});

describe('the page of moderators’ decisions', () => {
  const open = async () => {
    await asMember();
    return renderApp('/community/moderation');
  };

  it('says why something was removed, and takes an appeal once [BEYOND-97]', async () => {
    page([{ ...removed, note: 'Please read the rules.' }]);
    const { user } = await open();
    const card = within(await screen.findByRole('article', { name: 'Post: Removed' }));
    expect(card.getByText('It advertises something or is spam.')).toBeVisible();
    expect(card.getByText('The moderator says: Please read the rules.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this decision' }));
    const area = dialog.getByRole('textbox', { name: /Why should this be looked at again/ });
    await user.type(area, 'It is my own recipe.');
    fakeApi.refuse(moderationRoutes.appeal, { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByRole('alert', { name: 'Your appeal could not be sent' })).toBeVisible();
    expect(area).toHaveValue('It is my own recipe.');
    fakeApi.answer(moderationRoutes.appeal, exampleOf(moderationRoutes.appeal));
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Your appeal: It is my own recipe.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  it('says when there is nothing, and when it could not be loaded', async () => {
    fakeApi.refuse(moderationRoutes.mine, { status: 500 });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Failed to load moderation decisions' })).toBeVisible();
    page([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'Nothing of yours was held or removed.' }),
    ).toBeVisible();
  });
});
