import { collectionRoutes, type Post, photoRoutes, postRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const post: Post = exampleOf(postRoutes.get);
const onePost = `/community/post/${post.id}`;
const toast = (name: string, role: 'alert' | 'status' = 'alert') => screen.findByRole(role, { name });
type User = Awaited<ReturnType<typeof renderApp>>['user'];
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('writing a post', () => {
  const open = async () => {
    await asMember();
    const view = await renderApp('/community');
    await press(view.user, 'Create Post');
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Create New Post' })) };
  };

  it('keeps what was written when it fails [COMM-18]', async () => {
    const { user, dialog } = await open();
    const area = dialog.getByRole('combobox', { name: 'What would you like to share?' });
    await user.type(area, 'Cheers');
    fakeApi.refuse(postRoutes.create, { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await toast('Failed to create post')).toBeVisible();
    expect(area).toHaveValue('Cheers');
  });

  it('clears the address of a picture that cannot be shown, and says so [COMM-14]', async () => {
    const { user, dialog } = await open();
    const address = dialog.getByLabelText('Image URL (optional)');
    await user.type(address, 'https://example.com/page.html');
    fireEvent.error(await dialog.findByRole('img', { name: 'Preview of your picture' }));
    expect(await dialog.findByText('Invalid image URL')).toBeVisible();
    expect(address).toHaveValue('');
  });

  it('shows a picture of one’s own device in place of an address, uploads it once and posts it [BEYOND-198]', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('combobox', { name: 'What would you like to share?' }), 'My bar');
    const file = new File(['x'], 'bar.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Choose a photo'), file);
    expect(await dialog.findByRole('img', { name: 'The photo you have chosen' })).toBeVisible();
    expect(dialog.queryByLabelText('Image URL (optional)')).toBeNull();
    fakeApi.refuse(postRoutes.create, { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await toast('Failed to create post')).toBeVisible();
    fakeApi.answer(postRoutes.create, exampleOf(postRoutes.create));
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await toast('Post created successfully!', 'status')).toBeVisible();
    await waitFor(() => expect(fakeApi.received(photoRoutes.upload)).toHaveLength(1));
    const body = { content: 'My bar', imageUrl: null, recipeId: null, collectionId: null };
    const pictureFileId = exampleOf(photoRoutes.upload).id;
    await waitFor(() =>
      expect(fakeApi.received(postRoutes.create)).toEqual(
        Array(2).fill({ body: { ...body, pictureFileId } }),
      ),
    );
  });
});

describe('a collection on a post', () => {
  const [own] = exampleOf(collectionRoutes.mine).items;
  if (!own) throw new Error('no example');
  const hidden = { ...own, id: '01939c5e-6a00-7000-8000-0000000000a1', name: 'Secret', isPublic: false };
  const open = async () => {
    await asMember();
    const view = await renderApp('/community');
    await press(view.user, 'Create Post');
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Create New Post' })) };
  };
  const label = 'Attach a collection (optional)';

  it('is one of the writer’s public ones, in place of a recipe', async () => {
    fakeApi.answer(collectionRoutes.mine, { items: [own, hidden], nextCursor: null });
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('combobox', { name: 'What would you like to share?' }), 'My list');
    await waitFor(() => expect(dialog.getByLabelText(label)).toBeEnabled());
    expect(dialog.queryByRole('option', { name: 'Secret' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText(label), own.name);
    expect(dialog.queryByLabelText('Attach a recipe (optional)')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(fakeApi.received(postRoutes.create)).toEqual([
        { body: { content: 'My list', imageUrl: null, recipeId: null, collectionId: own.id } },
      ]),
    );
  });

  it('cannot be chosen while there is none, and the dialog says so', async () => {
    fakeApi.answer(collectionRoutes.mine, { items: [hidden], nextCursor: null });
    const { dialog } = await open();
    expect(await dialog.findByText('You have no public collections yet')).toBeVisible();
    expect(dialog.getByLabelText(label)).toBeDisabled();
  });

  it('can be asked for again when one’s collections could not be loaded', async () => {
    fakeApi.refuse(collectionRoutes.mine, { status: 500 });
    const { user, dialog } = await open();
    await dialog.findByText('Failed to load your collections');
    fakeApi.answer(collectionRoutes.mine, { items: [own], nextCursor: null });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('option', { name: own.name })).toBeInTheDocument();
  });

  it('is a card with its owner and recipes that leads to its page', async () => {
    const { id, name } = own;
    const owner = post.author as NonNullable<Post['author']>;
    const pictures = own.recipes.map(({ picture }) => picture);
    const collection = { id, name, owner, recipeCount: 1, pictures };
    fakeApi.answer(postRoutes.get, { ...post, collection });
    await renderApp(onePost);
    const card = await screen.findByRole('link', {
      name: `${name} Collection by ${owner.fullName} · 1 recipe`,
    });
    expect(card).toHaveAttribute('href', expect.stringContaining(`collection=${id}`));
    const shown = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(pictures);
  });
});
