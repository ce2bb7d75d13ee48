import { libraryIngredientSchema, type SpecLine } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { aisleOf } from './aisles.ts';
import { needsOf, runsLow } from './needs.ts';
import type { StandingBottle, StandingItem } from './takings.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...more });
const vocabulary = compileVocabulary([
  node('spirit', { group: true, barCategory: 'spirits' }),
  node('gin', { parent: 'spirit' }),
  node('liqueur', { group: true, barCategory: 'spirits' }),
  node('campari', { parent: 'liqueur', barCategory: 'spirits' }),
  node('vermouth'),
  node('dry-vermouth', { parent: 'vermouth', barCategory: 'spirits' }),
  node('fruit', { group: true }),
  node('lime', { parent: 'fruit' }),
  node('juice', { group: true }),
  node('lime-juice', { parent: 'juice', madeFrom: 'lime', barCategory: 'mixers' }),
  node('soda', { group: true }),
  node('soda-water', { parent: 'soda' }),
  node('egg-white', { barCategory: 'mixers' }),
  node('sugar', { barCategory: 'mixers' }),
  node('lager', { barCategory: 'beer' }),
  node('water', { staple: true }),
]);
const gin: StandingItem = { id: 'gin', name: 'Gin', ingredient: 'gin' };
const bottle = (id: string, level: number | null, itemId = 'gin'): StandingBottle => ({
  id,
  itemId,
  unit: 'ml',
  level,
  openedAt: null,
  addedAt: 0,
});
const line = (name: string, amount: number | null, more: Partial<SpecLine> = {}) => ({
  name,
  amount,
  unit: 'ml' as const,
  ingredient: null,
  optional: false,
  ...more,
});

describe('what recipes need beyond a bar', () => {
  it('is what is missing and what is not enough, every bottle poured once [BEYOND-208]', () => {
    const lines = [line('Gin', 60), line('Campari', 30), line('Gin', 60)];
    const bar = { items: [gin], bottles: [bottle('one', 40), bottle('two', 50)], vocabulary };
    expect(needsOf(lines, bar)).toMatchObject([
      { name: 'Campari', ingredient: 'campari', amount: 30, unit: 'ml' },
      { name: 'Gin', ingredient: 'gin', amount: 30, unit: 'ml' },
    ]);
  });

  it('is nothing of what has no level, of what is optional, and of water [BEYOND-208]', () => {
    const lines = [line('Gin', 600), line('Campari', 30, { optional: true }), line('Water', 100)];
    expect(needsOf(lines, { items: [gin], bottles: [bottle('one', null)], vocabulary })).toEqual([]);
    expect(needsOf(lines, { items: [gin], bottles: [], vocabulary })).toEqual([]);
  });

  it('says without an amount what is judged by eye [BEYOND-208]', () => {
    const lines = [line('Soda Water', null, { unit: 'top' })];
    expect(needsOf(lines, { items: [], bottles: [], vocabulary })).toMatchObject([
      { name: 'Soda Water', ingredient: 'soda-water', amount: null, unit: 'top' },
    ]);
  });
});

it.each([
  [[], false],
  [[[null, 700]], false],
  [[[140, 700]], true],
  [[[141, 700]], false],
  [
    [
      [70, 700],
      [70, 700],
    ],
    true,
  ],
  [
    [
      [70, 700],
      [null, 700],
    ],
    false,
  ],
] as const)('an item of which these bottles are there, %j, runs low: %s [BEYOND-208]', (bottles, isLow) => {
  expect(runsLow(bottles.map(([level, size]) => ({ level, size, unit: 'ml' })))).toBe(isLow);
});

it.each([
  ['lime', 'fruit'],
  ['lime-juice', 'mixers'],
  ['dry-vermouth', 'wine'],
  ['campari', 'liqueurs'],
  ['gin', 'spirits'],
  ['egg-white', 'dairy'],
  ['sugar', 'pantry'],
  ['lager', 'beer'],
  ['no such thing', 'other'],
])('a shop keeps %s with %s [BEYOND-207]', (slug, aisle) => {
  expect(aisleOf(slug, vocabulary)).toBe(aisle);
});
