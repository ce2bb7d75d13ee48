import { meantBy } from '@barspoon/bartender';
import { describe, expect, it } from 'vitest';
import { libraryWorld, recipeOf } from '../../../../libs/bartender/test/library-world.ts';
import type { HitRow } from '../recipes/recipes.repository.ts';
import { matchOf, meantMatchOf } from './match-of.ts';

const { shelf, vocabulary } = libraryWorld();

function reasonFor(slug: string, q: string) {
  const row = { ...recipeOf(slug), _id: slug, slug } as unknown as HitRow;
  const match =
    matchOf(row, q, 'discover') ??
    meantMatchOf(row, meantBy(q, shelf, vocabulary), shelf.get(slug), vocabulary);
  return match && `${match.field}: ${match.text.slice(match.start, match.end)}`;
}

describe('why a recipe is among the results', () => {
  it('is where the typed letters stand [BEYOND-31]', () => {
    expect(reasonFor('negroni', 'negr')).toBe('name: Negr');
    expect(reasonFor('negroni', 'campari')).toBe('ingredients: Campari');
  });

  it.each([
    ['bees-knees', 'gin lemon', 'ingredients: lemon juice'],
    ['boulevardier', 'whiskey campari', 'ingredients: Campari'],
    ['paper-plane', 'whiskey without egg', 'ingredients: bourbon'],
    ['mojito', 'mojitto', 'name: Mojito'],
    ['penicillin', 'something smoky without egg', 'tags: smoky'],
  ])('is for %s of %j what was meant [BEYOND-118]', (slug, q, reason) => {
    expect(reasonFor(slug, q)).toBe(reason);
  });

  it('is nothing where only something is left out', () => {
    expect(reasonFor('negroni', 'anything but tequila')).toBeNull();
  });
});
