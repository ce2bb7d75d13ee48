import { matchRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const optionsOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map((option) => option.textContent);

describe('the Search tab of Discover', () => {
  it('offers the documented filters and waits for a search [DISC-08, DISC-09, DISC-10, DISC-15, BEYOND-32, CONTRA-36]', async () => {
    await renderApp('/search');
    expect(await screen.findByRole('heading', { name: 'Start your search' })).toBeVisible();
    expect(optionsOf('Category').slice(1)).toEqual([
      'Classic',
      'Tropical',
      'Whiskey',
      'Gin',
      'Vodka',
      'Rum',
      'Tequila',
      'Mocktail',
    ]);
    expect(optionsOf('Difficulty').slice(1)).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert']);
    expect(optionsOf('Type').slice(1)).toEqual(['Alcoholic', 'Non-alcoholic']);
    expect(optionsOf('Time')).toEqual(['Any time', 'Up to 5 min', 'Up to 10 min', 'Up to 20 min']);
    expect(fakeApi.received(recipeRoutes.list)).toEqual([]);
  });

  it('sends all filters to the server and keeps them in the address [DISC-11, DISC-12, DISC-13, DISC-14]', async () => {
    const { user, router } = await renderApp('/search?q=lime');
    await user.selectOptions(await screen.findByLabelText('Difficulty'), 'Beginner');
    await user.selectOptions(screen.getByLabelText('Time'), 'Up to 10 min');
    await user.selectOptions(screen.getByLabelText('Type'), 'Alcoholic');
    await waitFor(() =>
      expect(fakeApi.received(recipeRoutes.list).at(-1)).toMatchObject({
        query: { scope: 'discover', q: 'lime', difficulty: 'Beginner', maxMinutes: 10, type: 'alcoholic' },
      }),
    );
    expect(router.state.location.search).toMatchObject({ q: 'lime', maxMinutes: 10 });
  });

  it('takes a filter away by its chip', async () => {
    const { user, router } = await renderApp('/search?q=lime&category=Rum');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Rum' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'lime' }));
  });

  it('says when nothing matches [DISC-15]', async () => {
    fakeApi.answer(recipeRoutes.list, { items: [], nextCursor: null, total: 0, suggestions: [] });
    await renderApp('/search?q=xyzzy');
    expect(await screen.findByRole('heading', { name: 'No matches found' })).toBeVisible();
  });
});

describe('the My Bar tab of Discover', () => {
  const [example] = exampleOf(matchRoutes.list).items;
  const matches = (...percents: number[]) =>
    fakeApi.answer(matchRoutes.list, {
      items: percents.map((percent, n) => ({
        ...(example as NonNullable<typeof example>),
        recipeId: `01939c5e-6a00-7000-8000-00000000000${n}`,
        name: `Drink ${n}`,
        percent,
      })),
      nextCursor: null,
      total: percents.length,
      makeable: 0,
      owned: 2,
    });

  it('asks visitors to sign in [ACCESS-17, DISC-17, MATCH-02]', async () => {
    await renderApp('/search?tab=my-bar');
    expect(
      await screen.findByRole('heading', { name: 'Sign in to see what you can make from your bar.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/profile');
  });

  it('lists three recipes with their percentage, and all or fewer on request [MATCH-01, MATCH-05, MATCH-06]', async () => {
    await asMember();
    matches(100, 80, 50, 25);
    const { user } = await renderApp('/search?tab=my-bar');
    expect(await screen.findByRole('button', { name: '100%' })).toHaveClass(/green/);
    expect(screen.getByRole('button', { name: '80%' })).toHaveClass(/blue/);
    expect(screen.getByRole('button', { name: '50%' })).toHaveClass(/orange/);
    expect(screen.queryByRole('button', { name: '25%' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('button', { name: '25%' })).toHaveClass(/red/);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.queryByRole('button', { name: '25%' })).not.toBeInTheDocument();
  });

  it('says when nothing matches [MATCH-08]', async () => {
    await asMember();
    matches();
    await renderApp('/search?tab=my-bar');
    expect(await screen.findByRole('heading', { name: 'No Matches Found' })).toBeVisible();
    expect(screen.getByText('Add more ingredients to your inventory to discover recipes')).toBeVisible();
  });

  it('says when it could not be read [MATCH-07]', async () => {
    await asMember();
    fakeApi.refuse(matchRoutes.list, { status: 500 });
    await renderApp('/search?tab=my-bar');
    expect(
      await screen.findByRole('alert', { name: 'Failed to load your inventory and recipes' }),
    ).toBeVisible();
  });
});
