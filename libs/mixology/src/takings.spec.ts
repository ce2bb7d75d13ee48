import { libraryIngredientSchema, type SpecLine } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { keepsDaysOf, tareGrams } from './keeping.ts';
import { type StandingBottle, takingsOf } from './takings.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...more });
const vocabulary = compileVocabulary([
  node('gin'),
  node('old-tom-gin', { parent: 'gin' }),
  node('london-dry-gin', { parent: 'gin' }),
  node('campari'),
  node('lime', { pieceMl: 25 }),
  node('juice', { group: true }),
  node('lime-juice', { madeFrom: 'lime', parent: 'juice' }),
  node('egg-white', { pieceMl: 30 }),
  node('water', { staple: true }),
  node('vermouth'),
  node('sweet-vermouth', { parent: 'vermouth' }),
]);
const items = ['old-tom-gin', 'london-dry-gin', 'lime', 'egg-white'].map((slug) => ({
  id: slug,
  name: slug.replaceAll('-', ' '),
  ingredient: slug,
}));
const bottle = (id: string, itemId: string, more: Partial<StandingBottle> = {}): StandingBottle => ({
  id,
  itemId,
  unit: 'ml',
  level: 700,
  openedAt: null,
  addedAt: 0,
  ...more,
});
const line = (amount: number | null, unit: SpecLine['unit'], ingredient: string, optional = false) => ({
  amount,
  unit,
  name: ingredient.replaceAll('-', ' '),
  ingredient,
  optional,
});
const taken = (lines: ReturnType<typeof line>[], bottles: StandingBottle[], times = 1) =>
  takingsOf(lines, times, { items, bottles, vocabulary });
const brief = ({ takings }: ReturnType<typeof taken>) =>
  takings.map(({ bottleId, itemId, amount, unit }) => `${bottleId ?? itemId} ${amount} ${unit}`);

describe('what a drink takes off the bar', () => {
  it('is measured by the units of the field, as often as it is made [BEYOND-204]', () => {
    const lines = [line(2, 'oz', 'gin'), line(2, 'dash', 'gin'), line(1, 'piece', 'egg-white')];
    expect(brief(taken(lines, [bottle('a', 'london-dry-gin')], 2))).toEqual([
      'a 123.2 ml',
      'egg-white 60 ml',
    ]);
  });

  it('comes from the opened bottle, then from the oldest that is open, never from an empty one first', () => {
    const open = bottle('open', 'old-tom-gin', { openedAt: 5 });
    const lines = [line(60, 'ml', 'gin')];
    expect(brief(taken(lines, [bottle('closed', 'london-dry-gin'), open]))).toEqual(['open 60 ml']);
    expect(brief(taken(lines, [open, bottle('older', 'london-dry-gin', { openedAt: 1 })]))).toEqual([
      'older 60 ml',
    ]);
    expect(brief(taken(lines, [{ ...open, level: 0 }, bottle('full', 'london-dry-gin')]))).toEqual([
      'full 60 ml',
    ]);
  });

  it('comes from the very ingredient before its kinds', () => {
    const bottles = [bottle('open', 'old-tom-gin', { openedAt: 1 }), bottle('dry', 'london-dry-gin')];
    expect(brief(taken([line(60, 'ml', 'london-dry-gin')], bottles))).toEqual(['dry 60 ml']);
  });

  it('goes on with the next bottle where one ends, and the rest empties the last [BEYOND-204]', () => {
    const last = bottle('last', 'old-tom-gin', { level: 20, openedAt: 1 });
    const next = bottle('next', 'old-tom-gin', { level: 30 });
    expect(brief(taken([line(60, 'ml', 'gin')], [next, last]))).toEqual(['last 20 ml', 'next 40 ml']);
  });

  it('counts limes by the juice they give', () => {
    const limes = bottle('limes', 'lime', { unit: 'piece', level: 6 });
    expect(brief(taken([line(20, 'ml', 'lime-juice')], [limes], 2))).toEqual(['limes 1.6 piece']);
    expect(brief(taken([line(1, 'piece', 'lime')], [limes]))).toEqual(['limes 1 piece']);
  });

  it('is nothing of what is optional, a staple or judged by eye, and names what the bar has not', () => {
    const lines = [
      line(30, 'ml', 'gin', true),
      line(60, 'ml', 'water'),
      line(null, 'top', 'gin'),
      line(30, 'ml', 'campari'),
    ];
    expect(taken(lines, [])).toEqual({ takings: [], lacking: ['campari'], unmeasured: ['gin'] });
  });
});

it('what is open keeps as long as what it is a kind of [BEYOND-203]', () => {
  expect(keepsDaysOf('sweet-vermouth', vocabulary)).toBe(60);
  expect(keepsDaysOf('lime-juice', vocabulary)).toBe(2);
  expect(keepsDaysOf('gin', vocabulary)).toBeNull();
  expect(keepsDaysOf(null, vocabulary)).toBeNull();
});

it('an empty bottle weighs about what bottles of its size weigh', () => {
  expect([tareGrams(500), tareGrams(700), tareGrams(1000)]).toEqual([380, 480, 620]);
});
