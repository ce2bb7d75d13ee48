import type { Structure } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { SimilarIndex } from './similar-index.ts';

const gimlet: Structure = {
  spirit: 'gin',
  method: 'shake',
  roles: new Map([
    ['base gin', 0.6],
    ['sour', 0.2],
    ['sweetener', 0.2],
  ]),
  ingredients: new Map([
    ['gin', 0.6],
    ['lime-juice', 0.2],
    ['simple-syrup', 0.2],
  ]),
};
const ginSour: Structure = {
  ...gimlet,
  ingredients: new Map([
    ['gin', 0.5],
    ['lemon-juice', 0.25],
    ['simple-syrup', 0.25],
  ]),
};
const negroni: Structure = {
  spirit: 'gin',
  method: 'stir',
  roles: new Map([
    ['base gin', 0.34],
    ['fortified', 0.33],
    ['liqueur', 0.33],
  ]),
  ingredients: new Map([
    ['gin', 0.34],
    ['sweet-vermouth', 0.33],
    ['campari', 0.33],
  ]),
};
const daiquiri: Structure = {
  ...gimlet,
  spirit: 'rum',
  roles: new Map([
    ['base rum', 0.6],
    ['sour', 0.4],
  ]),
};

describe('similar drinks', () => {
  it('are those on the same spirit built most alike, until they change or go', () => {
    const index = new SimilarIndex();
    for (const [id, structure] of Object.entries({ gimlet, ginSour, negroni, daiquiri }))
      index.put(id, structure);
    expect(index.like('gimlet', 3)[0]).toBe('ginSour');
    expect(index.like('gimlet', 3)).not.toContain('daiquiri');
    expect(index.like('gimlet', 3)).not.toContain('gimlet');
    index.put('ginSour', negroni);
    expect(index.like('negroni', 1)).toEqual(['ginSour']);
    index.remove('ginSour');
    expect(index.like('gimlet', 3)).not.toContain('ginSour');
    expect(index.like('unknown', 3)).toEqual([]);
  });
});
