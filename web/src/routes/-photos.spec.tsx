import { ownRecipeRoutes, type Photo, photoRoutes as routes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const example = exampleOf(routes.get);
const mine = exampleOf(ownRecipeRoutes.list).items[0]?.id ?? '';
const me = '01939c5e-6a00-7000-8000-000000000003';
const names = ['Daiquiri', 'Negroni', 'Paloma'];
const photos: Photo[] = names.map((name, at) => ({
  ...example,
  id: `01939c5e-6a00-7000-8000-0000000004${10 + at}`,
  caption: `Caption of ${name}`,
  recipe: example.recipe && { ...example.recipe, name },
}));
const at = '/social-hub?tab=photos';
const open = (name: string) => ({ name: `Open the photo of ${name} by Harry Craddock` });
const heart = (likes: string) => ({ name: `Like the photo of Daiquiri by Harry Craddock, ${likes}` });
const picture = (size = 1000, type = 'image/png') => {
  const file = new File(['x'], 'drink.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

beforeEach(() => {
  fakeApi.answer(routes.list, { items: photos, nextCursor: null });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
});

/** The dialog to share one, with this file chosen. */
async function share(file?: File) {
  await asMember();
  const view = await renderApp(at);
  await view.user.click(await screen.findByRole('button', { name: 'Share Photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Photo' }));
  if (file)
    fireEvent.change(dialog.getByLabelText('Choose a photo', { selector: 'input' }), {
      target: { files: [file] },
    });
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Share Photo' }));
  return { ...view, dialog, send };
}

describe('the photo gallery', () => {
  it('shows photos in their order and reads on when asked to [PHOTO-01, PHOTO-02]', async () => {
    await asMember();
    const [first, ...rest] = photos as [Photo, ...Photo[]];
    fakeApi.answer(routes.list, ({ query }) =>
      query.cursor ? { items: rest, nextCursor: null } : { items: [first], nextCursor: 'WyJuZXh0Il0' },
    );
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const shown = await screen.findAllByRole('button', { name: /^Open the photo of/ });
    expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual(
      names.map((name) => open(name).name),
    );
    expect(screen.getByRole('img', { name: 'Daiquiri by Harry Craddock' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('-1600.webp 1600w'),
    );
  });

  it('says when there is none, when it could not be read, and asks visitors to sign in [PHOTO-01, PHOTO-10, SOC-01]', async () => {
    const visit = await renderApp(at);
    expect(await screen.findByRole('heading', { name: 'Please sign in to continue.' })).toBeVisible();
    expect(fakeApi.received(routes.list)).toEqual([]);
    visit.unmount();
    await asMember();
    fakeApi.answer(routes.list, { items: [], nextCursor: null });
    const empty = await renderApp(at);
    expect(await screen.findByText('No photos yet.')).toBeVisible();
    empty.unmount();
    fakeApi.refuse(routes.list, { status: 500 });
    const { user } = await renderApp(at);
    expect(await screen.findByRole('alert', { name: 'Failed to load photos' })).toBeVisible();
    fakeApi.answer(routes.list, { items: photos, nextCursor: null });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', open('Daiquiri'))).toBeVisible();
  });

  it('likes a photo at once, and takes it back when the server refuses [PHOTO-08, PHOTO-12, BEYOND-90]', async () => {
    await asMember();
    const { user } = await renderApp(at);
    const release = fakeApi.hold(routes.like);
    await user.click(await screen.findByRole('button', heart('3 likes')));
    expect(await screen.findByRole('button', heart('4 likes'))).toHaveAttribute('aria-pressed', 'true');
    release();
    await waitFor(() => expect(fakeApi.received(routes.like)).toHaveLength(1));
    fakeApi.refuse(routes.unlike, { status: 500 });
    await user.click(screen.getByRole('button', heart('4 likes')));
    expect(await screen.findByRole('alert', { name: 'Failed to update like' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', heart('4 likes'))).toHaveAttribute('aria-pressed', 'true'),
    );
  });
});

describe('sharing a photo', () => {
  it('takes a picture, a recipe and a caption with its counter [PHOTO-03, PHOTO-06, PHOTO-07, PHOTO-09]', async () => {
    const { user, dialog, send } = await share(picture());
    expect(dialog.getByText('0 / 500')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Caption/ })).toHaveAttribute('maxlength', '500');
    await user.selectOptions(await dialog.findByLabelText('Which recipe does it show?'), mine);
    await user.type(dialog.getByRole('textbox', { name: /^Caption/ }), 'Cold and short');
    expect(dialog.getByText('14 / 500')).toBeVisible();
    const shared = { ...example, id: `${example.id.slice(0, -2)}ff`, caption: 'Cold and short' };
    fakeApi.answer(routes.share, shared);
    await send();
    expect(await screen.findByRole('status', { name: 'Photo shared successfully!' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(routes.share)).toEqual([
        {
          body: {
            fileId: exampleOf(routes.upload).id,
            recipeId: mine,
            caption: 'Cold and short',
          },
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Open the photo of/ })).toHaveLength(4);
  });

  it('offers one’s own recipes that others see, newest first, or says that there is none [PHOTO-03, BEYOND-90]', async () => {
    const [one] = exampleOf(ownRecipeRoutes.list).items;
    if (!one) throw new Error('no example');
    const items = ['Newest', 'Hidden', 'Older'].map((name, number) => ({
      ...one,
      id: `01939c5e-6a00-7000-8000-0000000005${10 + number}`,
      name,
      visibility: name === 'Hidden' ? ('private' as const) : ('public' as const),
    }));
    fakeApi.answer(ownRecipeRoutes.list, { items, nextCursor: null, total: 3 });
    const { dialog, unmount } = await share();
    const choice = await dialog.findByLabelText('Which recipe does it show?');
    expect([...(choice as HTMLSelectElement).options].map((option) => option.text)).toEqual([
      'Choose a recipe',
      `Newest · ${one.category}`,
      `Older · ${one.category}`,
    ]);
    unmount();
    fakeApi.answer(ownRecipeRoutes.list, { items: [], nextCursor: null, total: 0 });
    const { dialog: empty } = await share();
    expect(await empty.findByRole('link', { name: 'Create a recipe' })).toHaveAttribute(
      'href',
      '/recipes#create',
    );
  });

  it('asks for what is missing [PHOTO-04]', async () => {
    const { send } = await share();
    await send();
    expect(await screen.findByRole('alert', { name: 'Please select a photo and recipe' })).toBeVisible();
    expect(fakeApi.received(routes.upload)).toEqual([]);
  });

  it.each([
    ['no picture', picture(10, 'text/plain'), 'Please select an image file'],
    ['larger than 5 MB', picture(5 * 1024 * 1024 + 1), 'File size must be less than 5MB'],
  ])('refuses what is %s [PHOTO-05, CONTRA-22]', async (_, file, text) => {
    const { dialog } = await share(file);
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  });

  it('takes exactly 5 MB [PHOTO-05, CONTRA-22]', async () => {
    const { dialog } = await share(picture(5 * 1024 * 1024));
    expect(await dialog.findByRole('img', { name: 'The photo you have chosen' })).toBeVisible();
  });

  it('says when it failed, and sends no picture twice that has arrived [PHOTO-11]', async () => {
    const { user, dialog, send } = await share(picture());
    await user.selectOptions(await dialog.findByLabelText('Which recipe does it show?'), mine);
    fakeApi.refuse(routes.share, { status: 500 });
    await send();
    expect(await screen.findByRole('alert', { name: 'Failed to upload photo' })).toBeVisible();
    fakeApi.answer(routes.share, { ...example, id: `${example.id.slice(0, -2)}ff` });
    await send();
    expect(await screen.findByRole('status', { name: 'Photo shared successfully!' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(routes.upload)).toHaveLength(1));
  });
});

describe('a photo shown large', () => {
  const shownAs = (name: string) => screen.findByRole('dialog', { name: `${name} by Harry Craddock` });

  it('is followed by the next with keys, buttons and swipes, and closes on Escape', async () => {
    await asMember();
    const { user, router } = await renderApp(at);
    await user.click(await screen.findByRole('button', open('Daiquiri')));
    const large = within(await shownAs('Daiquiri'));
    expect(large.getByText('Caption of Daiquiri')).toBeVisible();
    expect(large.getByRole('link', { name: 'See the recipe' })).toHaveAttribute('href', '/recipes/daiquiri');
    expect(large.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(await shownAs('Daiquiri'), { key: 'ArrowRight' });
    const second = await shownAs('Negroni');
    await user.click(within(second).getByRole('button', { name: 'Next photo' }));
    const third = within(await shownAs('Paloma'));
    const stage = third.getByRole('img').parentElement as HTMLElement;
    fireEvent.pointerDown(stage, { clientX: 100, isPrimary: true });
    fireEvent.pointerUp(stage, { clientX: 200, isPrimary: true });
    expect(await shownAs('Negroni')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: 'photos', photo: photos[1]?.id });
    fireEvent(await shownAs('Negroni'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is asked for when the gallery has not come to it yet, or says that it is gone', async () => {
    await asMember();
    const { unmount } = await renderApp(`${at}&photo=${example.id}`);
    expect(await shownAs('Daiquiri')).toBeVisible();
    await waitFor(() => expect(fakeApi.received(routes.get)).toEqual([{ params: { id: example.id } }]));
    unmount();
    fakeApi.refuse(routes.get, { status: 404 });
    await renderApp(`${at}&photo=${example.id}`);
    expect(await screen.findByText('This photo is no longer there.')).toBeVisible();
  });

  it('is deleted by whom it belongs to, after a question [BEYOND-90]', async () => {
    await asMember();
    const mine = { ...example, member: example.member && { ...example.member, id: me } };
    fakeApi.answer(routes.list, { items: [mine], nextCursor: null });
    const { user } = await renderApp(`${at}&photo=${mine.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this photo?' }),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status', { name: 'Photo deleted' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(routes.delete)).toEqual([{ params: { id: mine.id } }]));
    expect(await screen.findByText('No photos yet.')).toBeVisible();
  });

  it('of another member is reported to the moderators', async () => {
    await asMember();
    const { user } = await renderApp(`${at}&photo=${photos[0]?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this photo' }));
    await user.selectOptions(dialog.getByLabelText("What's wrong with it?"), 'insult');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByRole('status', { name: 'Thank you. A moderator will look at it.' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(routes.report)).toEqual([
        { params: { id: photos[0]?.id }, body: { reason: 'insult', note: null } },
      ]),
    );
  });
});
