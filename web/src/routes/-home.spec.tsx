import { recipeRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

describe('the front page', () => {
  it('has the hero with its two ways in, the claims, the intro, the featured and the community, in this order [HOME-01, HOME-02, HOME-07, HOME-08, HOME-10, HOME-11]', async () => {
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

  it('shows the featured recipes the server names [FEAT-01]', async () => {
    await renderApp('/');
    const section = await screen.findByRole('region', { name: 'Featured Cocktails' });
    expect(await within(section).findByRole('link', { name: 'Daiquiri' })).toBeVisible();
  });

  it.each([
    ['there are none [FEAT-03]', () => fakeApi.answer(recipeRoutes.featured, { items: [] }), false],
    ['they cannot be read [FEAT-02]', () => fakeApi.refuse(recipeRoutes.featured, { status: 500 }), true],
  ])(
    'shows three of its own, leading to their open pages, when %s [FEAT-04, FEAT-05]',
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
