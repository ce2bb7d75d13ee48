import {
  failedSearchRoutes,
  favoriteRoutes,
  matchRoutes,
  type OutputOf,
  recipeRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

type Page = OutputOf<typeof recipeRoutes.list>;
type Item = Page['items'][number];

const example = exampleOf(recipeRoutes.list).items[0] as Item;
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number, changed: Partial<Item> = {}): Item => ({
  ...example,
  id: id(n),
  slug: `drink-${n}`,
  name: `Drink ${n}`,
  match: null,
  ...changed,
});
const page = (items: Item[], rest: Partial<Page> = {}): Page => ({
  items,
  nextCursor: null,
  total: items.length,
  suggestions: [],
  ...rest,
});

describe('the recipe list', () => {
  const understood: Page['understood'] = [
    { kind: 'with', text: 'gin', rest: 'no citrus' },
    { kind: 'without', text: 'citrus', rest: 'gin' },
  ];

  it('says what a search was taken for, and searches without a part that is removed [BEYOND-116]', async () => {
    fakeApi.answer(recipeRoutes.list, page([card(1)], { understood }));
    const { user, router } = await renderApp('/recipes?q=gin+no+citrus');
    const parts = within(await screen.findByRole('group', { name: 'What your search was taken for' }));
    expect(parts.getAllByRole('button').map((button) => button.textContent)).toEqual(['Gin', 'No citrus']);
    await user.click(parts.getByRole('button', { name: 'Remove from the search: No citrus' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'gin' }));
    expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('gin');
  });

  it('says how to leave something out, where a search leaves nothing out [BEYOND-116]', async () => {
    fakeApi.answer(
      recipeRoutes.list,
      page([card(1)], { understood: [{ kind: 'dry', text: 'mocktail', rest: 'lime' }] }),
    );
    await renderApp('/recipes?q=mocktail+lime');
    expect(
      await screen.findByRole('button', { name: 'Remove from the search: Without alcohol' }),
    ).toBeVisible();
    expect(
      screen.getByText('To leave something out, add it with “without”: mocktail lime without egg'),
    ).toBeVisible();
  });

  it('leads to the ingredients [BEYOND-216]', async () => {
    await renderApp('/recipes');
    const link = await screen.findByRole('link', { name: 'Browse by ingredient' });
    expect(link).toHaveAttribute('href', '/ingredients');
  });

  it('shows a search box, the documented categories, cards and the real count [NAV-03, ACCESS-17, REC-01, REC-02, BEYOND-31]', async () => {
    fakeApi.answer(recipeRoutes.list, page([card(1), card(2)], { total: 530 }));
    await renderApp('/recipes');
    expect(await screen.findByText('530 recipes')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toBeVisible();
    const names = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('radio');
    expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Classic',
      'Modern',
      'Non-Alcoholic',
      'Seasonal',
      'Signature',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says how hard, how long and how rated a drink is, and admits when nobody rated it [REC-09, REC-10, BEYOND-26, CONTRA-12]', async () => {
    fakeApi.answer(
      recipeRoutes.list,
      page([
        card(1, { difficulty: 'Expert', prepTimeMinutes: 12, rating: { average: 4.25, count: 8 } }),
        card(2, { difficulty: null, prepTimeMinutes: null }),
      ]),
    );
    await renderApp('/recipes');
    const [rated, unrated] = await screen.findAllByRole('article');
    expect(rated).toHaveTextContent('Hard12 min4.25/5');
    expect(unrated).toHaveTextContent('Medium5 minNo ratings yet');
  });

  it('draws what has no photo, loads a picture 50 px before it is in sight, and replaces what cannot be loaded [REC-20, REC-30]', async () => {
    const margins: (string | undefined)[] = [];
    class Watching extends IntersectionObserver {
      constructor(found: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(found, options);
        margins.push(options?.rootMargin);
        setTimeout(() => found([{ isIntersecting: true } as IntersectionObserverEntry], this));
      }
    }
    vi.stubGlobal('IntersectionObserver', Watching);
    // The first ones are in sight from the start.
    const before = Array.from({ length: 12 }, (_, n) => card(n + 3));
    const last = [card(1), card(2, { image: 'https://example.com/gone.jpg' })];
    fakeApi.answer(recipeRoutes.list, page([...before, ...last]));
    await renderApp('/recipes');
    const [drawn, photo] = (await screen.findAllByRole('article')).slice(-2);
    const pictureIn = (article: HTMLElement | undefined) => article?.querySelector('img');
    await waitFor(() =>
      expect(pictureIn(drawn)).toHaveAttribute('src', '/pictures/daiquiri-1.svg?mode=light'),
    );
    expect(new Set(margins)).toEqual(new Set(['50px']));
    await waitFor(() => expect(pictureIn(photo)).toHaveAttribute('src', 'https://example.com/gone.jpg'));
    fireEvent.error(pictureIn(photo) as HTMLElement);
    expect(pictureIn(photo)).toHaveAttribute('src', '/placeholder.svg');
  });

  it('leads to the open page of the three static recipes and to the recipe page for all others [REC-07]', async () => {
    fakeApi.answer(
      recipeRoutes.list,
      page([card(1, { slug: 'lavender-gin-fizz', name: 'Lavender Gin Fizz' }), card(2)]),
    );
    await renderApp('/recipes');
    expect(await screen.findByRole('link', { name: 'Lavender Gin Fizz' })).toHaveAttribute(
      'href',
      '/featured/lavender-gin-fizz',
    );
    expect(screen.getByRole('link', { name: 'Drink 2' })).toHaveAttribute('href', '/recipes/drink-2');
  });

  it('searches as you type, keeps the words in the address and marks what was found', async () => {
    const match = { field: 'ingredients', text: '25 ml lime juice', start: 6, end: 10 } as const;
    fakeApi.answer(recipeRoutes.list, ({ query: { q } }) => page([card(1, { match: q ? match : null })]));
    const { user, router } = await renderApp('/recipes');
    await user.type(await screen.findByRole('searchbox', { name: 'Search recipes' }), 'lime');
    expect(await screen.findByText('lime', { selector: 'mark' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ q: 'lime' });
    await waitFor(() =>
      expect(fakeApi.received(recipeRoutes.list).at(-1)).toMatchObject({
        query: { scope: 'recipes', q: 'lime' },
      }),
    );
  });

  it('says once that a search found nothing, when its words have stood for a while [BEYOND-96]', async () => {
    fakeApi.answer(recipeRoutes.list, ({ query: { q } }) => page(q?.startsWith('zor') ? [] : [card(1)]));
    const { user } = await renderApp('/recipes');
    await user.type(await screen.findByRole('searchbox', { name: 'Search recipes' }), 'zorblax');
    await waitFor(() => expect(fakeApi.received(failedSearchRoutes.note)).not.toEqual([]), { timeout: 5000 });
    await waitFor(() =>
      expect(fakeApi.received(failedSearchRoutes.note)).toEqual([{ body: { q: 'zorblax' } }]),
    );
  });

  it.each(['Seasonal', 'seasonal', 'SEASONAL'])(
    'asks for the category of the address, however it is written: %s [REC-04]',
    async (category) => {
      await renderApp(`/recipes?category=${category}`);
      expect(await screen.findByRole('radio', { name: 'Seasonal' })).toBeChecked();
      await waitFor(() =>
        expect(fakeApi.received(recipeRoutes.list).at(-1)).toMatchObject({ query: { category: 'Seasonal' } }),
      );
    },
  );

  it('asks for all recipes where the address names no category there is', async () => {
    await renderApp('/recipes?category=Season');
    expect(await screen.findByRole('radio', { name: 'All' })).toBeChecked();
    await waitFor(() => expect(fakeApi.received(recipeRoutes.list)).not.toEqual([]));
    expect(fakeApi.received(recipeRoutes.list).at(-1)).not.toHaveProperty('query.category');
  });

  it('loads more on demand and as far as the address says', async () => {
    fakeApi.answer(recipeRoutes.list, ({ query }) =>
      query.cursor
        ? page([card(3)], { total: 3 })
        : page([card(1), card(2)], { nextCursor: 'WyJuZXh0Il0', total: 3 }),
    );
    const { user, router } = await renderApp('/recipes');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Drink 3' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ page: 2 });
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says when nothing is found, offers what may have been meant and a way out [REC-12]', async () => {
    fakeApi.answer(
      recipeRoutes.list,
      page([], { suggestions: [{ id: id(9), slug: 'daiquiri', name: 'Daiquiri' }] }),
    );
    await renderApp('/recipes?q=daikiri');
    expect(await screen.findByRole('heading', { name: 'No cocktails found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Daiquiri' })).toHaveAttribute('href', '/recipes/daiquiri');
    expect(screen.getByRole('button', { name: 'Show all recipes' })).toBeVisible();
  });

  it('says that the list failed and tries again on request [REC-11]', async () => {
    fakeApi.refuse(recipeRoutes.list, { status: 500 });
    const { user } = await renderApp('/recipes');
    expect(await screen.findByRole('alert', { name: 'Failed to load recipes' })).toBeVisible();
    fakeApi.answer(recipeRoutes.list, page([card(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Drink 1' })).toBeVisible();
  });

  it('names what a member lacks for a drink', async () => {
    await asMember();
    fakeApi.answer(recipeRoutes.list, page([card(1)]));
    const match = exampleOf(matchRoutes.marks).items[0];
    fakeApi.answer(matchRoutes.marks, { items: match ? [{ ...match, recipeId: id(1) }] : [] });
    await renderApp('/recipes');
    const badge = await screen.findByRole('button', { name: /You have 2 of 3/ });
    expect(badge).toHaveAccessibleDescription('Missing: Lime Juice');
  });
});

describe('the heart', () => {
  it('asks a visitor to sign in [FAV-01]', async () => {
    fakeApi.answer(recipeRoutes.list, page([card(1)]));
    const { user } = await renderApp('/recipes');
    await user.click(await screen.findByRole('button', { name: 'Add to Favorites: Drink 1' }));
    expect(await screen.findByRole('alert', { name: 'Please sign in to add favorites' })).toBeVisible();
    expect(fakeApi.received(favoriteRoutes.add)).toEqual([]);
  });

  it('saves at once and says so, and takes it back on a second press [FAV-02, FAV-03, FAV-05, FAV-06]', async () => {
    await asMember();
    fakeApi.answer(recipeRoutes.list, page([card(1)]));
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    const { user } = await renderApp('/recipes');
    const heart = await screen.findByRole('button', { name: 'Add to Favorites: Drink 1' });
    await waitFor(() => expect(fakeApi.received(favoriteRoutes.marks)).not.toEqual([]));
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('status', { name: 'Added to favorites' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(favoriteRoutes.add)).toEqual([{ params: { id: id(1) } }]));
    await user.click(heart);
    expect(await screen.findByRole('status', { name: 'Removed from favorites' })).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('is taken back with the documented message when the server refuses [FAV-07]', async () => {
    await asMember();
    fakeApi.answer(recipeRoutes.list, page([card(1)]));
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    fakeApi.refuse(favoriteRoutes.add, { status: 503 });
    const { user } = await renderApp('/recipes');
    const heart = await screen.findByRole('button', { name: 'Add to Favorites: Drink 1' });
    await user.click(heart);
    expect(await screen.findByRole('alert', { name: 'Failed to update favorites' })).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });
});
