import { describe, expect, it } from 'vitest';
import { compareNamePlaces, nameKey } from './name-key.ts';

describe('names in order', () => {
  it('stand by their letters, case and accents aside, and by id where they are the same', () => {
    const names = ['Zest', 'élan', 'Elan', 'apple'].map((name, id) => [nameKey(name), String(id)] as const);
    expect(names.toSorted(compareNamePlaces).map(([, id]) => id)).toEqual(['3', '1', '2', '0']);
  });
});
