import { type NewsItem, newsRoutes } from '@barspoon/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(newsRoutes.list).items as [NewsItem];
const panel = async () => within(await screen.findByRole('complementary', { name: 'Latest Cocktail News' }));
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('the news panel', () => {
  it('shows title, summary, source, time and picture of each, and links to it [NEWS-01, NEWS-02]', async () => {
    const imageUrl = `/pictures/outside/${'a'.repeat(40)}.webp`;
    fakeApi.answer(newsRoutes.list, { items: [{ ...example, imageUrl, publishedAt: hoursAgo(3) }] });
    await renderApp('/community');
    const news = await panel();
    expect(news.getByRole('heading', { name: 'Latest Cocktail News' })).toBeVisible();
    const link = await news.findByRole('link', { name: /A new life for the Daiquiri/ });
    expect(link).toHaveAttribute('href', example.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    expect(link).toHaveTextContent('Bars go back to three ingredients and a good deal of ice.');
    expect(link).toHaveTextContent('Example Drinks · 3h ago');
    expect(link.querySelector('img')).toHaveAttribute('src', imageUrl);
  });

  it('comes before the posts, so that it is first on small screens [COMM-04]', async () => {
    await renderApp('/community');
    const aside = await screen.findByRole('complementary', { name: 'Latest Cocktail News' });
    const tabs = screen.getByRole('tablist');
    expect(aside.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads to our own stories in the same tab, with a drawing where there is no picture [NEWS-07]', async () => {
    fakeApi.answer(newsRoutes.list, { items: [{ ...example, url: '/challenges' }] });
    await renderApp('/community');
    const link = await (await panel()).findByRole('link');
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveTextContent('January 1, 2026');
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('draws a glass in place of a picture that does not come', async () => {
    fakeApi.answer(newsRoutes.list, { items: [{ ...example, imageUrl: '/pictures/outside/x.webp' }] });
    await renderApp('/community');
    const link = await (await panel()).findByRole('link');
    fireEvent.error(link.querySelector('img') as HTMLImageElement);
    expect(link.querySelector('img')).toBeNull();
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('shows one story of our own when nothing can be read [NEWS-09]', async () => {
    fakeApi.refuse(newsRoutes.list, { status: 500 });
    await renderApp('/community');
    const links = await (await panel()).findAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveTextContent('The classics worth knowing by heart');
  });
});
