import { commentRoutes, type LinkPreview, linkPreviewRoutes, postRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const example = exampleOf(linkPreviewRoutes.get);
const post = exampleOf(postRoutes.get);
const video: LinkPreview = {
  ...example,
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  host: 'youtube.com',
  title: 'How to shake',
};
const failed: LinkPreview = { ...example, state: 'failed', title: null, description: null, image: null };

async function open(previews: LinkPreview[]) {
  fakeApi.answer(postRoutes.get, { ...post, previews });
  fakeApi.answer(commentRoutes.list, { items: [], nextCursor: null });
  const view = await renderApp(`/community/post/${post.id}`);
  return { ...view, card: within(await screen.findByRole('article')) };
}

describe('the preview of a link', () => {
  it('loads, and shows title, description and site then, with a picture from our own address [LINK-04]', async () => {
    const release = fakeApi.hold(linkPreviewRoutes.get);
    const { card, container } = await open([{ ...example, state: 'loading' }]);
    expect(await card.findByRole('status', { name: 'Loading preview' })).toBeVisible();
    release();
    const link = await card.findByRole('link', { name: /The Daiquiri/ });
    expect(link).toHaveAttribute('href', example.url);
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    expect(link).toHaveTextContent('Rum, lime and sugar, and how to balance them.');
    expect(card.getByText('Example Drinks · example.com')).toBeVisible();
    expect([...container.querySelectorAll('article img')].map((img) => img.getAttribute('src'))).toEqual([
      example.image,
    ]);
  });

  it('is asked for again while it is still being read [LINK-04]', async () => {
    const { card } = await open([{ ...example, state: 'loading' }]);
    fakeApi.answer(linkPreviewRoutes.get, { ...failed, state: 'loading' });
    await waitFor(() => expect(fakeApi.received(linkPreviewRoutes.get).length).toBeGreaterThan(0));
    fakeApi.answer(linkPreviewRoutes.get, example);
    expect(await card.findByRole('link', { name: /The Daiquiri/ }, { timeout: 4000 })).toBeVisible();
  });

  it('is the plain link where the page could not be read [LINK-04]', async () => {
    const { card } = await open([failed]);
    expect(card.getByRole('link', { name: 'Visit example.com' })).toHaveAttribute('href', example.url);
    expect(card.queryByText('This preview is unavailable')).not.toBeInTheDocument();
  });

  it('is the plain link where nothing answers [LINK-04]', async () => {
    fakeApi.refuse(linkPreviewRoutes.get, { status: 404 });
    const { card } = await open([{ ...example, state: 'loading' }]);
    expect(await card.findByRole('link', { name: 'Visit example.com' })).toBeVisible();
  });

  it('can be hidden and shown [LINK-05]', async () => {
    const { card, user } = await open([example]);
    await user.click(card.getByRole('button', { name: 'Hide preview' }));
    expect(card.queryByRole('link', { name: /The Daiquiri/ })).not.toBeInTheDocument();
    const show = card.getByRole('button', { name: 'Show preview' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    await user.click(show);
    expect(card.getByRole('link', { name: /The Daiquiri/ })).toBeVisible();
  });
});

describe('the preview of a video', () => {
  it('asks its provider for nothing before somebody wants to see it [LINK-05]', async () => {
    const { card, container, user } = await open([video]);
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(card.getByRole('button', { name: /Play “How to shake”/ }));
    const player = card.getByTitle('How to shake');
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  });

  it('says so when the player does not come [LINK-06]', async () => {
    const { card, user } = await open([video]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(card.getByRole('button', { name: /Play/ }));
    vi.restoreAllMocks();
    expect(card.getByText('This preview is unavailable')).toBeVisible();
    expect(card.getByRole('link', { name: 'Visit youtube.com' })).toBeVisible();
  });

  it('says so when there is no such video [LINK-06]', async () => {
    const { card } = await open([{ ...video, state: 'failed', title: null }]);
    expect(card.getByText('This preview is unavailable')).toBeVisible();
  });
});

it('leaves out a picture that does not come', async () => {
  const { container } = await open([example]);
  fireEvent.error(container.querySelector('article img') as HTMLImageElement);
  expect(container.querySelector('article img')).toBeNull();
});
