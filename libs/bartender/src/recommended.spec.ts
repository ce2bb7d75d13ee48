import { dayMs } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { libraryWorld, recipeOf } from '../test/library-world.ts';
import { answer } from './bartender.ts';
import { type DrinkRow, drinkOf } from './drink.ts';
import { DrinkShelf } from './drink-shelf.ts';
import { isWorthIt } from './recommended.ts';
import type { World } from './turn.ts';
import { newMemory } from './wishes.ts';

const library = libraryWorld();
const { now } = library;
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const members = (more: Partial<DrinkRow>) =>
  drinkOf(
    {
      ...recipeOf('negroni'),
      _id: 'balcony',
      slug: 'balcony',
      name: 'Balcony',
      alternativeNames: [],
      ratingAverage: null,
      userId: 'member',
      ratingCount: 0,
      createdAt: daysAgo(8),
      ...more,
    },
    library.vocabulary,
  );

describe('what the bartender recommends', () => {
  it.each([
    ['a recipe of the site', members({ userId: null, createdAt: daysAgo(0), instructions: ['Stir.'] }), true],
    ['a new recipe of a member', members({ createdAt: daysAgo(6) }), false],
    ['a whole one that is older than a week', members({}), true],
    ['an old one of one line', members({ instructions: ['Shake with ice.'] }), false],
    ['a new one that somebody has rated', members({ createdAt: daysAgo(0), ratingCount: 1 }), true],
  ])('is or is not %s [BEYOND-113]', (_, drink, expected) => {
    expect(isWorthIt(drink, now)).toBe(expected);
  });

  it('answers a new recipe of a member when it is named, and suggests others [BEYOND-113]', async () => {
    const shelf = new DrinkShelf();
    shelf.put(members({ createdAt: daysAgo(0) }));
    const world: World = { ...library, shelf };
    const ids = async (question: string) =>
      (await answer(question, newMemory(), world)).said.drinks.map(({ id }) => id);
    expect(await ids('How do I make the Balcony?')).toEqual(['balcony']);
    expect(await ids('something with gin')).toEqual([]);
  });
});
