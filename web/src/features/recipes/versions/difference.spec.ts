import { recipeVersionRoutes, type VersionedRecipe } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { differenceOf, isNone } from './difference.ts';
import { fieldText } from './field-text.ts';

const daiquiri = recipeVersionRoutes.get.example.response.recipe as VersionedRecipe;
const [rum, lime, syrup] = daiquiri.spec as [
  VersionedRecipe['spec'][number],
  VersionedRecipe['spec'][number],
  VersionedRecipe['spec'][number],
];
const changed = (change: Partial<VersionedRecipe>) => differenceOf(daiquiri, { ...daiquiri, ...change });

describe('the difference of two versions', () => {
  it('is none of the same', () => {
    expect(isNone(changed({}))).toBe(true);
    expect(isNone(changed({ name: 'Ti’ Punch' }))).toBe(false);
  });

  it('names the fields that say something else', () => {
    expect(changed({ name: 'Hemingway', glass: 'rocks', tags: ['sour'] }).fields).toEqual([
      'name',
      'glass',
      'tags',
    ]);
  });

  it('names that one makes an ingredient, in words [BEYOND-300]', () => {
    const homemade = { makesMl: 1400, keepsDays: 21 };
    expect(changed({ homemade }).fields).toEqual(['homemade']);
    expect(fieldText('homemade', { ...daiquiri, homemade })).toBe('1,400 ml, keeps 21 days');
    expect(fieldText('homemade', daiquiri)).toBe('nothing');
  });

  it('tells ingredients that came and went from those with another amount', () => {
    const maraschino = { ...syrup, name: 'Maraschino', amount: 7.5 };
    const { lines, isReordered } = changed({ spec: [{ ...rum, amount: 45 }, lime, maraschino] });
    expect(lines).toEqual([
      { kind: 'removed', text: '15 ml Simple Syrup' },
      { kind: 'changed', was: '60 ml White Rum', text: '45 ml White Rum' },
      { kind: 'added', text: '7.5 ml Maraschino' },
    ]);
    expect(isReordered).toBe(false);
  });

  it('sees another order of what stayed, and a name written differently', () => {
    const difference = changed({ spec: [lime, { ...rum, name: 'white rum' }, syrup] });
    expect(difference).toMatchObject({
      isReordered: true,
      lines: [{ kind: 'changed', was: '60 ml White Rum', text: '60 ml white rum' }],
    });
  });

  it('keeps two lines of one ingredient apart', () => {
    const { lines } = changed({ spec: [rum, lime, syrup, { ...rum, amount: 5, note: 'to float' }] });
    expect(lines).toEqual([{ kind: 'added', text: '5 ml White Rum, to float' }]);
  });

  it('follows steps around those that stayed', () => {
    const [shake, strain] = daiquiri.instructions as [string, string];
    expect(changed({ instructions: ['Chill a coupe.', shake, strain] }).steps).toEqual([
      { kind: 'added', text: 'Chill a coupe.' },
    ]);
    expect(changed({ instructions: ['Blend with ice.', strain, 'Serve.'] }).steps).toEqual([
      { kind: 'changed', was: shake, text: 'Blend with ice.' },
      { kind: 'added', text: 'Serve.' },
    ]);
    expect(changed({ instructions: [strain] }).steps).toEqual([{ kind: 'removed', text: shake }]);
  });
});
