import { describe, expect, it } from 'vitest';
import type { RecipeIndex } from '../recipe-index/recipe-index.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { LatestTrends } from './latest-trends.repository.ts';
import type { TrendStateRow } from './trend.schema.ts';
import { TrendLists } from './trend-lists.ts';

const calculated = (run: number): TrendStateRow => ({
  _id: 'latest',
  run,
  at: new Date(run),
  standings: {
    today: [],
    month: [],
    all: [],
    week: [{ id: 'negroni', score: 3, strongest: 1, place: 1, placeByScore: 1 }],
  },
});

function start() {
  const latest = { calculation: calculated(1) };
  const index = { isFollowing: true, change: (_id: string | null): void => undefined };
  const reading = { count: 0, meanwhile: (): void => undefined };
  const lists = new TrendLists(
    latest as LatestTrends,
    {
      cardsOf: async () => {
        reading.count++;
        reading.meanwhile();
        return [];
      },
    } as unknown as RecipesRepository,
    {
      get isFollowing() {
        return index.isFollowing;
      },
      onChange: (listener: typeof index.change) => {
        index.change = listener;
      },
    } as unknown as RecipeIndex,
  );
  lists.onModuleInit();
  /** How often recipes were read for two lists. */
  const readsOfTwo = async () => {
    reading.count = 0;
    for (let at = 0; at < 2; at++) await lists.of('week');
    return reading.count;
  };
  return { latest, index, reading, lists, readsOfTwo };
}

describe('the list of a window', () => {
  it('is read once, and again after another calculation', async () => {
    const { latest, readsOfTwo } = start();
    expect(await readsOfTwo()).toBe(1);
    expect(await readsOfTwo()).toBe(0);
    latest.calculation = calculated(2);
    expect(await readsOfTwo()).toBe(1);
  });

  it('is read again when a recipe with a place in it changes, or any may have, and not for others', async () => {
    const { index, readsOfTwo } = start();
    await readsOfTwo();
    index.change('daiquiri');
    expect(await readsOfTwo()).toBe(0);
    index.change('negroni');
    expect(await readsOfTwo()).toBe(1);
    index.change(null);
    expect(await readsOfTwo()).toBe(1);
  });

  it('is not held when a recipe changed while it was read', async () => {
    const { index, reading, readsOfTwo } = start();
    reading.meanwhile = () => index.change('negroni');
    expect(await readsOfTwo()).toBe(2);
  });

  it('is read each time while changes of recipes are not heard of', async () => {
    const { index, readsOfTwo } = start();
    await readsOfTwo();
    index.isFollowing = false;
    expect(await readsOfTwo()).toBe(2);
  });
});
