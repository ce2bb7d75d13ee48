import { discoverRoutes, ingredientRoutes, matchRoutes, trendRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

describe('the Trending tab of Discover', () => {
  const [example] = exampleOf(trendRoutes.list).items;
  const trends = (...scores: [name: string, score: number, badge: 'Hot' | 'Trending' | 'Rising'][]) =>
    fakeApi.answer(trendRoutes.list, ({ query }) => ({
      window: query.window,
      calculatedAt: '2026-01-01T00:00:00.000Z',
      items: scores.map(([name, score, badge], n) => ({
        recipe: {
          ...(example as NonNullable<typeof example>).recipe,
          id: `01939c5e-6a00-7000-8000-00000000000${n}`,
          name,
        },
        score,
        badge,
      })),
    }));

  it('comes first and shows what is popular with its badge [DISC-01, DISC-02, DISC-03]', async () => {
    trends(['Daiquiri', 51, 'Hot'], ['Negroni', 50, 'Trending'], ['Bijou', 25, 'Rising']);
    await renderApp('/search');
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Trending',
      'Search',
      'My Bar',
    ]);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/Daiquiri.*Hot/),
      expect.stringMatching(/Negroni.*Trending/),
      expect.stringMatching(/Bijou.*Rising/),
    ]);
  });

  it('asks for this week, or for the time that is chosen, and keeps it in the address [DISC-04, BEYOND-33]', async () => {
    trends(['Daiquiri', 51, 'Hot']);
    const { user, router } = await renderApp('/search');
    expect(await screen.findByRole('radio', { name: 'This Week' })).toBeChecked();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Today',
      'This Week',
      'This Month',
      'All Time',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ window: 'today' }));
    await waitFor(() =>
      expect(fakeApi.received(trendRoutes.list)).toEqual([
        { query: { window: 'week' } },
        { query: { window: 'today' } },
      ]),
    );
  });

  it('says when there is nothing yet [DISC-07]', async () => {
    trends();
    await renderApp('/search');
    expect(await screen.findByRole('heading', { name: 'No Trending Data Yet' })).toBeVisible();
    expect(screen.getByText('Check back soon as more cocktails gain popularity!')).toBeVisible();
  });

  it('says when it could not be read [DISC-06]', async () => {
    fakeApi.refuse(trendRoutes.list, { status: 500 });
    await renderApp('/search');
    expect((await screen.findAllByText('Failed to load trending cocktails'))[0]).toBeVisible();
  });
});

describe('the Search tab of Discover', () => {
  const filters = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
  const wordsOf = (group: HTMLElement) =>
    within(group)
      .getAllByText((_, element) => element?.tagName === 'SPAN' && !/^\d+$/.test(element.textContent ?? ''))
      .map((element) => element.textContent);

  it('offers the documented filters and waits for a search [DISC-08, DISC-09, DISC-10, DISC-15, BEYOND-32, CONTRA-36]', async () => {
    await renderApp('/search?tab=search');
    expect(await screen.findByRole('heading', { name: 'Start your search' })).toBeVisible();
    const side = await filters();
    expect(wordsOf(side.getByRole('group', { name: 'Category' }))).toEqual([
      'Classic',
      'Tropical',
      'Whiskey',
      'Gin',
      'Vodka',
      'Rum',
      'Tequila',
      'Mocktail',
    ]);
    expect(wordsOf(side.getByRole('group', { name: 'Difficulty' }))).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
      'Expert',
    ]);
    expect(wordsOf(side.getByRole('group', { name: 'Type' }))).toEqual(['Alcoholic', 'Non-alcoholic']);
    expect(wordsOf(side.getByRole('group', { name: 'Time' }))).toEqual([
      'Any time',
      'Up to 5 min',
      'Up to 10 min',
      'Up to 20 min',
    ]);
  });

  it('tells how many recipes each choice would leave', async () => {
    await renderApp('/search?q=lime');
    const side = await filters();
    const category = within(side.getByRole('group', { name: 'Category' }));
    expect(await category.findByRole('checkbox', { name: 'Rum 1' })).not.toBeChecked();
    expect(category.getByRole('checkbox', { name: 'Gin 0' })).toBeVisible();
    expect(side.getByRole('checkbox', { name: 'Coupe 1' })).toBeVisible();
    expect(side.getByRole('checkbox', { name: 'No egg 1' })).toBeVisible();
  });

  it('sends all filters to the server and keeps them in the address [DISC-11, DISC-13, DISC-14]', async () => {
    const { user, router } = await renderApp('/search?q=lime');
    const side = await filters();
    for (const name of [/^Beginner/, /^Expert/, /^Alcoholic/, /^No egg/, /^Medium/])
      await user.click(await side.findByRole('checkbox', { name }));
    await user.click(side.getByRole('radio', { name: /^Up to 10 min/ }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
    await waitFor(() =>
      expect(fakeApi.received(discoverRoutes.search).at(-1)).toMatchObject({
        query: {
          q: 'lime',
          difficulty: ['Beginner', 'Expert'],
          type: ['alcoholic'],
          free: ['egg'],
          strength: ['medium'],
          maxMinutes: ['10'],
          sort: 'newest',
        },
      }),
    );
    expect(router.state.location.search).toMatchObject({
      q: 'lime',
      difficulty: 'Beginner,Expert',
      free: 'egg',
    });
  });

  it('reads the categories of the address however they are written [DISC-12]', async () => {
    await renderApp('/search?category=rum,GIN,brandyish');
    expect(await screen.findByRole('button', { name: 'Remove filter: Rum' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Gin' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(discoverRoutes.search).at(-1)).toMatchObject({
        query: { category: ['Rum', 'Gin'] },
      }),
    );
  });

  it('leaves out an ingredient that is named', async () => {
    const { user, router } = await renderApp('/search?q=lime');
    const side = await filters();
    await user.type(side.getByLabelText('Leave out an ingredient'), 'gin');
    await waitFor(() => expect(fakeApi.received(ingredientRoutes.suggest)).not.toEqual([]));
    await user.click(side.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ without: 'gin' }));
    expect(await screen.findByRole('button', { name: 'Remove filter: No gin' })).toBeVisible();
  });

  it('offers what to leave out before every other filter, citrus as a group [BEYOND-117]', async () => {
    const { user, router } = await renderApp('/search?q=gin');
    const [first] = await screen.findAllByRole('group', { name: /^(?:Leave out|Category|Base spirit)$/ });
    expect(first).toHaveAccessibleName('Leave out');
    await user.click(within(first as HTMLElement).getByRole('checkbox', { name: 'No citrus' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ without: 'citrus' }));
  });

  it('says what a search was taken for instead of repeating it [BEYOND-116]', async () => {
    fakeApi.answer(discoverRoutes.search, {
      ...exampleOf(discoverRoutes.search),
      understood: [
        { kind: 'with', text: 'gin', rest: 'no egg' },
        { kind: 'without', text: 'egg', rest: 'gin' },
      ],
    });
    const { user, router } = await renderApp('/search?q=gin+no+egg&category=Gin');
    await user.click(await screen.findByRole('button', { name: 'Remove from the search: No egg' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'gin', category: 'Gin' }));
    expect(screen.queryByRole('button', { name: /^Remove filter: “/ })).not.toBeInTheDocument();
  });

  it('takes a filter away by its chip', async () => {
    const { user, router } = await renderApp('/search?q=lime&category=Rum,Gin');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Rum' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'lime', category: 'Gin' }));
  });

  it('opens its filters in a sheet, which says what they leave', async () => {
    const { user } = await renderApp('/search?q=lime');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('group', { name: 'Base spirit' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Show 1 recipe' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what it searched for instead of a word it does not know', async () => {
    fakeApi.answer(discoverRoutes.search, { ...exampleOf(discoverRoutes.search), correctedTo: 'negroni' });
    await renderApp('/search?q=negorni');
    expect(
      await screen.findByText('Nothing found for “negorni”. Showing results for “negroni”.'),
    ).toBeVisible();
  });

  it('says when nothing matches [DISC-15]', async () => {
    fakeApi.answer(discoverRoutes.search, { ...exampleOf(discoverRoutes.search), items: [], total: 0 });
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

  it('shows all of them, however many pages they are [MATCH-06]', async () => {
    await asMember();
    fakeApi.answer(matchRoutes.list, ({ query }) => {
      const [page] = query.cursor ? JSON.parse(atob(query.cursor)) : [0];
      const items = [0, 1, 2, 3, 4].map((at) => ({
        ...(example as NonNullable<typeof example>),
        recipeId: `01939c5e-6a00-7000-8000-0000000000${page}${at}`,
        name: `Drink ${page}-${at}`,
      }));
      const nextCursor = page < 3 ? btoa(JSON.stringify([page + 1])) : null;
      return { items, nextCursor, total: 20, makeable: 0, owned: 2 };
    });
    const { user } = await renderApp('/search?tab=my-bar');
    await screen.findByRole('link', { name: 'Drink 0-2' });
    expect(screen.queryByRole('link', { name: 'Drink 0-3' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: 'Drink 3-4' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Drink / })).toHaveLength(20);
  });

  it('counts substitutes when asked to, names each swap, and leads to the recipe with them [MATCH-01]', async () => {
    await asMember();
    const plain = { ...(example as NonNullable<typeof example>), name: 'Daiquiri', slug: 'daiquiri' };
    const [orgeat] = exampleOf(ingredientRoutes.substitutes).items[0]?.substitutes ?? [];
    const swap = { ...(orgeat as NonNullable<typeof orgeat>), name: 'orgeat', ratio: 0.5, note: 'nutty' };
    fakeApi.answer(matchRoutes.list, ({ query }) => ({
      items: [
        query.swaps
          ? {
              ...plain,
              percent: 100,
              matched: 3,
              missing: [],
              swaps: [{ ...swap, instead: 'Lime Juice', brings: ['nuts' as const] }],
            }
          : plain,
      ],
      nextCursor: null,
      total: 1,
      makeable: query.swaps ? 1 : 0,
      owned: 2,
    }));
    const { user, router } = await renderApp('/search?tab=my-bar');
    expect(await screen.findByText('You have 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Count substitutes' }));
    expect(await screen.findByText('You have 2 of 3 and 1 swap')).toBeVisible();
    expect(router.state.location.search).toEqual({ tab: 'my-bar', swaps: true });
    expect((await screen.findByText(/^Use/)).textContent).toBe(
      'Use orgeat instead of Lime Juice, 0.5 for 1: nutty Contains nuts',
    );
    expect(screen.getByRole('button', { name: '100%' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Daiquiri' })).toHaveAttribute(
      'href',
      '/recipes/daiquiri?swaps=true',
    );
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
