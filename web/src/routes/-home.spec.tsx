import { memberActivityRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

describe('the front page', () => {
  it('has the hero with its two ways in, the claims, the intro, the featured and the community, in this order, for everybody [NAV-01, HOME-01, HOME-02, HOME-07, HOME-08, HOME-10, HOME-11]', async () => {
    await renderApp('/');
    const hero = await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Chat with AI Bartender' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute('href', '/recipes');
    const places = [
      hero,
      screen.getByText('Over 10,000 cocktail recipes'),
      screen.getByText('Over 1M cocktails mixed'),
      screen.getByRole('heading', { name: 'A menu that knows your bar' }),
      screen.getByRole('heading', { name: 'Featured Cocktails' }),
      screen.getByRole('heading', { name: 'Join Our Community' }),
      screen.getByRole('heading', { name: 'Home Enthusiasts' }),
      screen.getByRole('heading', { name: 'Professional Bartenders' }),
    ];
    for (const [index, place] of places.entries())
      if (index > 0) expect(places[index - 1]?.compareDocumentPosition(place)).toBe(4);
  });

  it('invites visitors to create an account, and members, who have one, to the recipes [HOME-11]', async () => {
    await renderApp('/');
    const create = { name: 'Create your account' };
    expect(await screen.findByRole('link', create)).toHaveAttribute('href', '/profile?create=true');
    await asMember();
    const next = await screen.findByRole('link', { name: 'Find your next drink' });
    expect(next).toHaveAttribute('href', '/recipes');
    expect(screen.queryByRole('link', create)).toBeNull();
  });

  it('draws its pictures itself: none is asked of another host [HOME-13, BEYOND-19]', async () => {
    const { container } = await renderApp('/');
    await screen.findByRole('link', { name: 'Daiquiri' });
    const pictures = [...container.querySelectorAll('main img')].map((img) => img.getAttribute('src') ?? '');
    expect(pictures.length).toBeGreaterThan(3);
    for (const src of pictures) expect(src).toMatch(/^(\/(?!\/)|data:image\/svg)/);
  });

  it('shows the featured recipes the server names [FEAT-01]', async () => {
    await renderApp('/');
    const section = await screen.findByRole('region', { name: 'Featured Cocktails' });
    expect(await within(section).findByRole('link', { name: 'Daiquiri' })).toBeVisible();
  });

  it('calls a drink of no known difficulty Medium [FEAT-06]', async () => {
    const [featured] = exampleOf(recipeRoutes.featured).items;
    if (featured) fakeApi.answer(recipeRoutes.featured, { items: [{ ...featured, difficulty: null }] });
    await renderApp('/');
    const section = await screen.findByRole('region', { name: 'Featured Cocktails' });
    expect(
      (await within(section).findByRole('link', { name: 'Daiquiri' })).closest('article'),
    ).toHaveTextContent('Medium');
  });

  it.each([
    ['there are none', () => fakeApi.answer(recipeRoutes.featured, { items: [] }), false],
    ['they cannot be read', () => fakeApi.refuse(recipeRoutes.featured, { status: 500 }), true],
  ])(
    'shows three of its own, leading to their open pages, when %s [FEAT-02, FEAT-03, FEAT-04, FEAT-05, BEYOND-29]',
    async (_, prepare, says) => {
      prepare();
      await renderApp('/');
      const section = await screen.findByRole('region', { name: 'Featured Cocktails' });
      await within(section).findByRole('link', { name: 'Old Fashioned' });
      const cards = within(section).getAllByRole('article');
      expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
        'Old Fashioned',
        'Smoky Mezcal Margarita',
        'Lavender Gin Fizz',
      ]);
      expect(within(section).getByRole('link', { name: 'Old Fashioned' })).toHaveAttribute(
        'href',
        '/featured/classic-old-fashioned',
      );
      for (const card of cards) expect(card).toHaveTextContent('No ratings yet');
      expect(Boolean(screen.queryByRole('alert', { name: 'Failed to load featured cocktails' }))).toBe(says);
    },
  );
});

describe('the number of active members', () => {
  it('appears half a second after the page, between claims and intro [HOME-03, HOME-04, HOME-07, BEYOND-15, BEYOND-46]', async () => {
    const began = Date.now();
    await renderApp('/');
    const badge = await screen.findByText('42 active users');
    expect(Date.now() - began).toBeGreaterThan(450);
    const claim = screen.getByText('Over 1M cocktails mixed');
    const intro = screen.getByRole('heading', { name: 'A menu that knows your bar' });
    expect(claim.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(badge.compareDocumentPosition(intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not shown when nobody was there [HOME-04]', async () => {
    fakeApi.answer(memberActivityRoutes.activeCount, { count: 0 });
    await renderApp('/');
    await waitFor(() => expect(fakeApi.received(memberActivityRoutes.activeCount)).toHaveLength(1));
    expect(screen.queryByText(/active user/)).not.toBeInTheDocument();
  });

  it('is missed in silence when it cannot be read: logged, no toast [HOME-06, NAV-42]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi.refuse(memberActivityRoutes.activeCount, { status: 500 });
    await renderApp('/');
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked again every two minutes [HOME-05]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp('/');
    await screen.findByText('42 active users');
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    await waitFor(() => expect(fakeApi.received(memberActivityRoutes.activeCount)).toHaveLength(2));
  });
});

describe('what an operator says of the site', () => {
  const say = (name: string, content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name, content, className: 'said' });
    document.head.append(meta);
  };
  afterEach(() => {
    for (const meta of document.querySelectorAll('.said')) meta.remove();
  });

  it('links the networks the site is on, after the intro and before the featured [HOME-07, HOME-09, BEYOND-57]', async () => {
    say('social-link', 'https://www.instagram.com/thebar');
    say('social-link', 'https://bar.example/feed');
    await renderApp('/');
    const links = within(await screen.findByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Instagram https://www.instagram.com/thebar',
      'bar.example https://bar.example/feed',
    ]);
    const featured = screen.getByRole('heading', { name: 'Featured Cocktails' });
    expect(links[0]?.compareDocumentPosition(featured)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no such links when none are named [BEYOND-57]', async () => {
    await renderApp('/');
    await screen.findByRole('heading', { name: 'Join Our Community' });
    expect(screen.queryByRole('navigation', { name: 'Follow us' })).not.toBeInTheDocument();
  });

  it('takes the place of our claims [HOME-02, BEYOND-46]', async () => {
    say('home-claim', 'Open since 1806');
    await renderApp('/');
    expect(await screen.findByText('Open since 1806')).toBeVisible();
    expect(screen.queryByText('Over 1M cocktails mixed')).not.toBeInTheDocument();
  });
});
