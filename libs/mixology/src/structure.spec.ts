import { libraryIngredientSchema, type SpecLine } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { likeness, roleOf, structureOf } from './structure.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...more });
const vocabulary = compileVocabulary([
  node('spirit', { group: true }),
  node('gin', { parent: 'spirit', abv: 40 }),
  node('london-dry-gin', { parent: 'gin', abv: 40 }),
  node('rum', { parent: 'spirit', abv: 40 }),
  node('lime-juice', { acid: 6 }),
  node('lemon-juice', { acid: 6 }),
  node('simple-syrup', { sugar: 61 }),
  node('sweet-vermouth', { abv: 16, sugar: 15 }),
  node('campari', { abv: 25, sugar: 24 }),
  node('soda-water', { carbonated: true }),
  node('egg-white', { allergens: ['egg'] }),
]);
const line = (ingredient: string, amount: number | null, unit: SpecLine['unit'] = 'ml'): SpecLine => ({
  ingredient,
  name: ingredient,
  amount,
  unit,
  note: null,
  optional: false,
});
const built = (method: 'shake' | 'stir', ...spec: SpecLine[]) => structureOf({ spec, method }, vocabulary);

const gimlet = built('shake', line('gin', 60), line('lime-juice', 20), line('simple-syrup', 20));
const ginSour = built('shake', line('london-dry-gin', 50), line('lemon-juice', 25), line('simple-syrup', 20));
const negroni = built('stir', line('gin', 30), line('sweet-vermouth', 30), line('campari', 30));
const daiquiri = built('shake', line('rum', 60), line('lime-juice', 25), line('simple-syrup', 15));

describe('the structure of a drink', () => {
  it.each([
    [line('london-dry-gin', 60), 'base gin'],
    [line('lime-juice', 20), 'sour'],
    [line('simple-syrup', 20), 'sweetener'],
    [line('sweet-vermouth', 30), 'fortified'],
    [line('campari', 30), 'liqueur'],
    [line('campari', 2, 'dash'), 'seasoning'],
    [line('soda-water', null, 'top'), 'lengthener'],
    [line('egg-white', 1, 'piece'), 'egg'],
  ])('gives %j its role', (one, role) => {
    expect(roleOf(one, vocabulary)).toBe(role);
  });

  it('knows the spirit, its kinds included', () => {
    expect([gimlet, ginSour, negroni, daiquiri].map(({ spirit }) => spirit)).toEqual([
      'gin',
      'gin',
      'gin',
      'rum',
    ]);
  });

  it('is more like one that is built alike than like one of the same spirit', () => {
    expect(likeness(gimlet, ginSour)).toBeGreaterThan(likeness(gimlet, negroni));
    expect(likeness(gimlet, gimlet)).toBeCloseTo(1);
    expect(likeness(gimlet, negroni)).toBeCloseTo(likeness(negroni, gimlet));
  });
});
