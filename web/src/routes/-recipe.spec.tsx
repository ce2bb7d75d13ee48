import {
  favoriteRoutes,
  ingredientRoutes,
  type Match,
  matchRoutes,
  ownRecipeRoutes,
  placeRoutes,
  profileRoutes,
  recipeRoutes,
  type ShownSubstitute,
  similarRoutes,
} from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const daiquiri = exampleOf(recipeRoutes.get);
const spec = () => screen.getByRole('region', { name: 'Ingredients' });
const amounts = () =>
  within(spec())
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('the recipe page', () => {
  it('shows name, category, picture, rating line, actions, date, spec, glass, tags and method [NAV-04, REC-18, REC-21]', async () => {
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, rating: { average: 4.67, count: 3 } });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
    expect(screen.getByText('Rum')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Daiquiri' })).toHaveAttribute(
      'src',
      '/pictures/daiquiri-1.svg?mode=light',
    );
    expect(screen.getByText('4.67/5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByText('Added January 1, 2026')).toBeVisible();
    expect(amounts()).toEqual(['60 mlWhite Rum ', '25 mlLime Juice ', '15 mlSimple Syrup ']);
    expect(screen.getByText('Coupe')).toBeVisible();
    expect(screen.getByRole('link', { name: 'sour' })).toHaveAttribute('href', '/search?q=sour');
    expect(screen.getByText('Shake everything hard with ice.')).toBeVisible();
  });

  it('links to the address its source names, and only to one that is safe [BEYOND-126]', async () => {
    const address = 'https://example.com/daiquiri_(cocktail)';
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, source: `Ada Coleman, ${address}` });
    await renderApp('/recipes/daiquiri');
    expect(
      await within(await screen.findByRole('region', { name: 'Ingredients' })).findByRole('link', {
        name: address,
      }),
    ).toHaveAttribute('href', address);
    expect(spec()).toHaveTextContent(`Based on Ada Coleman, ${address}`);
  });

  it('shows a source without an address, or with one that is no page, as text', async () => {
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, source: 'The Savoy, javascript:alert(1)' });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('Based on The Savoy, javascript:alert(1)')).toBeVisible();
    expect(within(spec()).queryByRole('link', { name: /Savoy|alert/ })).toBeNull();
  });

  it.each([
    ['Beginner', 'Easy', /green/],
    ['Intermediate', 'Medium', /orange/],
    ['Expert', 'Hard', /red/],
    [null, 'Medium', /orange/],
  ] as const)(
    'says of %s that it is %s, in its color, with real time and average or the plain defaults [REC-26, REC-27, BEYOND-27]',
    async (difficulty, label, tone) => {
      const known = difficulty !== null;
      fakeApi.answer(recipeRoutes.get, {
        ...daiquiri,
        difficulty,
        prepTimeMinutes: known ? 12 : null,
        rating: known ? { average: 3.25, count: 4 } : { average: null, count: 0 },
      });
      const { container } = await renderApp('/recipes/daiquiri');
      expect((await screen.findByText(label)).className).toMatch(tone);
      expect(screen.getByText(known ? '12 min' : '5 min')).toBeVisible();
      expect(screen.getAllByText(known ? '3.25/5' : 'No ratings yet')[0]).toBeVisible();
      expect(container).not.toHaveTextContent('4.5/5');
    },
  );

  const eggWhite = { name: 'egg white', allergens: ['egg' as const], vegan: false };
  it.each([
    [{ optional: [eggWhite] }, 'Contains egg if you add the egg white. Vegan without it.'],
    [{ allergens: ['nuts' as const], vegan: false, optional: [eggWhite] }, 'Contains nuts. Contains egg if'],
    [
      { optional: [{ name: 'honey', allergens: [], vegan: false }] },
      'No listed allergens. Vegan without the honey.',
    ],
    [{ vegan: false, unknown: ['mystery tea'] }, "We don't know mystery tea, so check what's in it."],
    [{}, 'No listed allergens. Vegan.'],
  ])('says what a drink contains however it is made: %j [BEYOND-150]', async (facts, text) => {
    fakeApi.answer(recipeRoutes.get, {
      ...daiquiri,
      facts: { ...daiquiri.facts, allergens: [], vegan: true, ...facts },
    });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText(/Per serving, calculated from the recipe\./)).toHaveTextContent(text);
    if ('unknown' in facts) expect(screen.queryByText(/No listed allergens/)).toBeNull();
  });

  it('keeps a favorite on the server, and its button says which it is [FAV-04, CONTRA-33, BEYOND-28]', async () => {
    await asMember();
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }));
    expect(await screen.findByRole('button', { name: 'Favorited' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(favoriteRoutes.add)).toEqual([{ params: { id: daiquiri.id } }]),
    );
    await user.click(screen.getByRole('button', { name: 'Favorited' }));
    await waitFor(() =>
      expect(fakeApi.received(favoriteRoutes.remove)).toEqual([{ params: { id: daiquiri.id } }]),
    );
  });

  describe('with the reader’s place', () => {
    const locate = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
      const getCurrentPosition = vi.fn(answer);
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
      return getCurrentPosition;
    };
    const here = { coords: { latitude: 51.507_351, longitude: -0.127_758 } } as GeolocationPosition;
    it('asks nobody before they agree, then tells city and region from rounded coordinates [REC-15, REC-16, BEYOND-38]', async () => {
      const asked = locate((found) => found(here));
      const { user } = await renderApp('/recipes/daiquiri');
      const show = await screen.findByRole('button', { name: 'Show my place' });
      expect(asked).not.toHaveBeenCalled();
      await user.click(show);
      expect(await screen.findByRole('button', { name: 'London, Westminster' })).toBeVisible();
      await waitFor(() =>
        expect(fakeApi.received(placeRoutes.near)).toEqual([
          { query: { latitude: 51.51, longitude: -0.13, language: navigator.language } },
        ]),
      );
    });

    it.each([
      [
        'Location access denied',
        () => locate((_, failed) => failed({ code: 1 } as GeolocationPositionError)),
      ],
      [
        'Could not get location details',
        () => {
          fakeApi.refuse(placeRoutes.near, { status: 503 });
          locate((found) => found(here));
        },
      ],
    ])('only logs "%s" [REC-17, BEYOND-38]', async (message, prepare) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      prepare();
      const { user } = await renderApp('/recipes/daiquiri');
      await user.click(await screen.findByRole('button', { name: 'Show my place' }));
      await waitFor(() => expect(log).toHaveBeenCalledWith(message, expect.anything()));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('says "Contains Alcohol" only of drinks that do [REC-19]', async () => {
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('Contains Alcohol')).toBeVisible();
  });

  it('does not say "Contains Alcohol" of drinks without any [REC-19]', async () => {
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, alcoholic: false });
    await renderApp('/recipes/daiquiri');
    await screen.findByRole('heading', { level: 1, name: 'Daiquiri' });
    expect(screen.queryByText('Contains Alcohol')).not.toBeInTheDocument();
  });

  it('switches to ounces and back in place and remembers the choice', async () => {
    const { user, unmount } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('radio', { name: 'Ounces' }));
    expect(amounts()).toEqual(['2 ozWhite Rum ', '¾ ozLime Juice ', '½ ozSimple Syrup ']);
    unmount();
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByRole('radio', { name: 'Ounces' })).toBeChecked();
  });

  it('says the spec in parts, which are the same for any number of servings', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('radio', { name: 'Parts' }));
    expect(amounts()).toEqual(['4 partsWhite Rum ', '1¾ partsLime Juice ', '1 partSimple Syrup ']);
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(amounts()).toEqual(['4 partsWhite Rum ', '1¾ partsLime Juice ', '1 partSimple Syrup ']);
  });

  it('names what else will do for a line, in the reader’s measure, to everybody and by keyboard', async () => {
    const [lime] = exampleOf(ingredientRoutes.substitutes).items;
    const [lemon] = lime?.substitutes ?? [];
    if (!lime || !lemon) throw new Error('The example has no substitute');
    const orgeat = { ...lemon, ingredient: 'orgeat', name: 'orgeat', ratio: 0.5, note: 'nutty' };
    fakeApi.answer(ingredientRoutes.substitutes, {
      items: [{ ...lime, substitutes: [lemon, { ...orgeat, brings: ['nuts', 'alcohol'] }] }],
    });
    const { user } = await renderApp('/recipes/daiquiri');
    const open = await screen.findByRole('button', { name: 'Out of Lime Juice?' });
    expect(screen.getAllByRole('button', { name: /^Out of/ })).toEqual([open]);
    expect(open).toHaveAttribute('aria-expanded', 'false');
    open.focus();
    await user.keyboard('{Enter}');
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Out of this? Try')).toBeVisible();
    expect(screen.getByText('25 ml Lemon Juice').closest('li')).toHaveTextContent(
      '25 ml Lemon Juice Worksrounder and a little less sharp',
    );
    expect(screen.getByText('12.5 ml orgeat').closest('li')).toHaveTextContent('Contains nuts, alcohol');
    await user.click(screen.getByRole('radio', { name: 'Ounces' }));
    expect(screen.getByText('¾ oz Lemon Juice')).toBeVisible();
    await user.click(open);
    expect(screen.queryByText('Out of this? Try')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(fakeApi.received(ingredientRoutes.substitutes)).toEqual([
        { query: { ingredients: ['lime-juice', 'simple-syrup', 'white-rum'] } },
      ]),
    );
  });

  it('goes through the steps one at a time, by button and arrow key, with a timer where a step says a time', async () => {
    fakeApi.answer(recipeRoutes.get, {
      ...daiquiri,
      instructions: ['Shake hard for 12 seconds.', 'Strain into a chilled coupe.'],
      spec: daiquiri.spec.map((line, index) => (index === 0 ? { ...line, note: 'two parts light' } : line)),
    });
    const request = vi.fn().mockResolvedValue({ release: vi.fn() });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Start mixing' }));
    const mode = within(await screen.findByRole('dialog', { name: 'Mixing Daiquiri' }));
    expect(request).toHaveBeenCalledWith('screen');
    expect(mode.getByText('60 ml')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{ArrowRight}');
    expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
    const beside = within(mode.getByRole('list', { name: 'Amounts' }));
    expect(beside.getByText('60 ml')).toBeVisible();
    expect(beside.getByText(/two parts light/)).toBeVisible();
    await user.click(mode.getByRole('button', { name: 'Start 12 s timer' }));
    expect(mode.getByText('12 s left')).toBeVisible();
    mode.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(mode.getByText('Strain into a chilled coupe.')).toBeVisible();
    expect(mode.queryByRole('button', { name: /timer/ })).not.toBeInTheDocument();
    await user.click(mode.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fills a bottle, with the water that ice would add', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Make a batch' }));
    const batch = within(await screen.findByRole('dialog', { name: 'A batch of Daiquiri' }));
    await user.click(batch.getByRole('radio', { name: '1,000 ml' }));
    expect(batch.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '455 mlWhite Rum',
      '189 mlLime Juice',
      '114 mlSimple Syrup',
      '242 mlWater, for what ice would melt',
    ]);
    expect(batch.getByText(/^About 7.6 servings/)).toBeVisible();
  });

  it('scales the spec to the servings', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    const more = await screen.findByRole('button', { name: 'More servings' });
    expect(screen.getByRole('button', { name: 'Fewer servings' })).toBeDisabled();
    await user.click(more);
    expect(screen.getByText('2 servings')).toBeVisible();
    expect(amounts()).toEqual(['120 mlWhite Rum ', '50 mlLime Juice ', '30 mlSimple Syrup ']);
  });

  it('shows the time and refreshes it every 60 seconds [REC-14]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 4, 1, 20, 15) });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('Friday, May 1, 2026 at 8:15 PM')).toBeVisible();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Friday, May 1, 2026 at 8:16 PM')).toBeVisible();
  });

  it('copies the link where there is no share sheet, and says so [REC-28, REC-29, BEYOND-39]', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('status', { name: 'Recipe link copied to clipboard' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/recipes/daiquiri`);
  });

  it('that only I see is made visible by link before it is shared [BEYOND-151]', async () => {
    await asMember();
    const me = exampleOf(profileRoutes.me).id;
    const own = { ...exampleOf(ownRecipeRoutes.get), userId: me, visibility: 'private' as const };
    fakeApi.refuse(recipeRoutes.get, { status: 404, code: 'catalogue.recipe_not_found' });
    fakeApi.answer(ownRecipeRoutes.get, own);
    fakeApi.answer(ownRecipeRoutes.revise, { ...own, visibility: 'link' });
    const { user } = await renderApp(`/recipes/${own.id}`);
    expect(await screen.findByRole('button', { name: 'Add to Favorites' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Collection' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Only you can see this recipe/ }));
    await user.click(dialog.getByRole('button', { name: 'Make visible and share' }));
    expect(await screen.findByRole('status', { name: 'Recipe link copied to clipboard' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
        { params: { id: own.id }, body: { recipe: { name: own.name, visibility: 'link' } } },
      ]),
    );
  });

  it('of my own is not rated by me [BEYOND-152]', async () => {
    await asMember();
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, userId: exampleOf(profileRoutes.me).id });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText("This is your own recipe, so you can't rate it.")).toBeVisible();
  });

  it('uses the share sheet where there is one, and says nothing when it is cancelled [REC-28, BEYOND-39]', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Daiquiri', url: `${location.origin}/recipes/daiquiri` });
    expect(screen.queryByRole('status', { name: /copied/ })).not.toBeInTheDocument();
  });

  it('says "Loading recipe..." while it loads [REC-25]', async () => {
    const release = fakeApi.hold(recipeRoutes.get);
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('Loading recipe...')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
  });

  it('says that a recipe does not exist and leads back [REC-23, CONTRA-30]', async () => {
    fakeApi.refuse(recipeRoutes.get, { status: 404, code: 'catalogue.recipe_not_found' });
    await renderApp('/recipes/no-such-drink');
    expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    expect(await screen.findByRole('alert', { name: 'Recipe not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Recipes' })).toHaveAttribute('href', '/recipes');
    await waitFor(() => expect(fakeApi.received(recipeRoutes.get)).toHaveLength(1));
  });

  it('becomes the not-found page when its recipe is deleted while it is open [REC-23]', async () => {
    const { queryClient } = await renderApp('/recipes/daiquiri');
    await screen.findByRole('heading', { level: 1, name: 'Daiquiri' });
    fakeApi.refuse(recipeRoutes.get, { status: 404, code: 'catalogue.recipe_not_found' });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipe Not Found' })).toBeVisible();
    expect(await screen.findByRole('alert', { name: 'Recipe not found' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Daiquiri' })).not.toBeInTheDocument();
  });

  it('says that a recipe could not be read [REC-24]', async () => {
    fakeApi.refuse(recipeRoutes.get, { status: 500 });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByRole('alert', { name: 'Failed to load recipe' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('counts a view of what was really shown, once', async () => {
    await renderApp('/recipes/daiquiri');
    await waitFor(() =>
      expect(fakeApi.received(recipeRoutes.view)).toEqual([{ params: { id: daiquiri.id } }]),
    );
  });

  it('marks what is on the bar and names what is missing', async () => {
    await asMember();
    const match = exampleOf(matchRoutes.marks).items[0];
    fakeApi.answer(matchRoutes.marks, { items: match ? [{ ...match, recipeId: daiquiri.id }] : [] });
    await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('You have 2 of 3')).toBeVisible();
    expect(within(spec()).getAllByRole('img', { name: 'On your bar' })).toHaveLength(2);
    expect(within(spec()).getByRole('img', { name: 'Not on your bar' }).closest('li')).toHaveTextContent(
      'Lime Juice',
    );
  });

  it('counts the swaps of the reader’s own bar when they ask for it, and says how much of it to use', async () => {
    await asMember();
    const match = { ...(exampleOf(matchRoutes.marks).items[0] as Match), recipeId: daiquiri.id };
    const [lemon] = exampleOf(ingredientRoutes.substitutes).items[0]?.substitutes ?? [];
    const swap = { instead: 'Lime Juice', ...(lemon as ShownSubstitute), ratio: 1.5 };
    fakeApi.answer(matchRoutes.marks, ({ query }) => ({
      items: [query.swaps ? { ...match, percent: 100, matched: 3, missing: [], swaps: [swap] } : match],
    }));
    const { user, router } = await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('You have 2 of 3')).toBeVisible();
    expect(screen.queryByText(/instead:/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Count substitutes' }));
    expect(await screen.findByText('You have 2 of 3 and 1 swap')).toBeVisible();
    expect(router.state.location.search).toEqual({ swaps: true });
    const line = within(spec()).getByRole('img', { name: 'Your bar has a substitute' }).closest('li');
    expect(line).toHaveTextContent(
      'Lime Juice Use 37.5 ml Lemon Juice instead: rounder and a little less sharp',
    );
    await user.click(screen.getByRole('switch', { name: 'Count substitutes' }));
    expect(await screen.findByText('You have 2 of 3')).toBeVisible();
    expect(router.state.location.search).toEqual({});
  });

  it.each(['classic-old-fashioned', 'smoky-mezcal-margarita', 'lavender-gin-fizz'])(
    'is open to all at /featured/%s, with a way back home, and can be saved, rated and shared there [NAV-06, FEAT-07, REC-13, BEYOND-29]',
    async (slug) => {
      await renderApp(`/featured/${slug}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
      await waitFor(() => expect(fakeApi.received(recipeRoutes.get)).toEqual([{ params: { id: slug } }]));
      for (const name of ['Add to Favorites', 'Share'])
        expect(screen.getByRole('button', { name })).toBeEnabled();
      expect(await screen.findByRole('region', { name: 'Your rating' })).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute(
        'href',
        '/',
      );
    },
  );
});

describe('similar drinks', () => {
  it('stand under the recipe, and nothing stands there when there are none', async () => {
    const [similar] = exampleOf(similarRoutes.list).items;
    fakeApi.answer(similarRoutes.list, {
      items: [{ ...(similar as NonNullable<typeof similar>), name: 'Hemingway Special', slug: 'hemingway' }],
    });
    await renderApp('/recipes/daiquiri');
    const section = within(await screen.findByRole('region', { name: 'Similar drinks' }));
    expect(section.getByRole('link', { name: 'Hemingway Special' })).toHaveAttribute(
      'href',
      '/recipes/hemingway',
    );
  });
});
