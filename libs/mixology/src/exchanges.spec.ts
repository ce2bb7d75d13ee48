import { expect, it } from 'vitest';
import { exchangesFor } from './exchanges.ts';
import { libraryVocabulary as vocabulary } from './library.testing.ts';

const instead = (slug: string) =>
  exchangesFor(vocabulary.get(slug)!, vocabulary, 16).map((node) => node.slug);

it('offers what does the same in a drink: a citrus for a citrus, a sweetener for a sweetener [BEYOND-231]', () => {
  expect(instead('lime-juice')).toEqual(expect.arrayContaining(['lemon-juice', 'yuzu-juice']));
  expect(instead('simple-syrup')).toEqual(expect.arrayContaining(['honey-syrup', 'agave-syrup']));
  for (const slug of ['lime-juice', 'lime', 'lemon']) expect(instead('lime-juice')).not.toContain(slug);
  expect(instead('gin').every((slug) => slug !== 'lime-juice')).toBe(true);
});

it('offers nothing that only groups its kinds, for any ingredient', () => {
  for (const node of vocabulary.nodes)
    for (const other of exchangesFor(node, vocabulary, 16)) {
      expect(other.group).toBe(false);
      expect(other).not.toBe(node);
    }
});
