import { type RecipeFact, type Substitute, substituteClosenesses } from '@barspoon/contracts';
import { compileVocabulary, type VocabularyNode } from '@barspoon/mixology';
import fc from 'fast-check';
import type { Named } from '../../src/matching/ingredient-lines.ts';

const nodes: VocabularyNode[] = [
  { slug: 'spirit', name: 'spirit', group: true },
  { slug: 'whiskey', name: 'whiskey', parent: 'spirit' },
  { slug: 'bourbon', name: 'bourbon', aliases: ['bourbon whiskey'], parent: 'whiskey' },
  { slug: 'rye', name: 'rye whiskey', parent: 'whiskey' },
  { slug: 'gin', name: 'gin', parent: 'spirit' },
  { slug: 'ginger', name: 'ginger' },
  { slug: 'ginger-beer', name: 'ginger beer' },
  { slug: 'citrus', name: 'citrus fruit', group: true },
  { slug: 'lime', name: 'lime', parent: 'citrus' },
  { slug: 'lime-juice', name: 'lime juice', madeFrom: 'lime' },
  { slug: 'lime-wedge', name: 'lime wedge', madeFrom: 'lime' },
  { slug: 'water', name: 'water', staple: true },
];

const substitute: fc.Arbitrary<Substitute> = fc.record({
  use: fc.constantFrom(...nodes.map(({ slug }) => slug)),
  role: fc.constant('modifier' as const),
  ratio: fc.constant(1),
  closeness: fc.constantFrom(...substituteClosenesses),
  note: fc.constant('softer'),
  brings: fc.constant([]),
});
const substitutes = fc.array(fc.array(substitute, { maxLength: 3 }), {
  minLength: nodes.length,
  maxLength: nodes.length,
});

/** Any of the nodes but one or two, so that what is known differs, each with any substitutes. */
export const vocabulary = fc
  .tuple(fc.subarray(nodes, { minLength: nodes.length - 2 }), substitutes)
  .map(([some, edges]) =>
    compileVocabulary(some.map((node, at) => ({ ...node, substitutes: edges[at] ?? [] }))),
  );

const words = [
  'gin',
  'ginger',
  'beer',
  'lime',
  'Limes',
  'juice',
  'zorb',
  'salt',
  'of',
  'bourbon',
  'whisky',
  'rye',
];
const name = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...nodes.map((node) => node.name), 'Fresh Lime Juice', '!!!') },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
      .map((some) => some.join(' ')),
  },
);
export const named: fc.Arbitrary<Named> = fc.record({
  name,
  ingredient: fc.option(fc.constantFrom(...nodes.map((node) => node.slug), 'unheard-of')),
});
export const bar = fc.array(named, { maxLength: 5 });

export const recipeId = fc.integer({ min: 10, max: 24 }).map(String);

export const fact: fc.Arbitrary<RecipeFact> = fc.record({
  recipeId,
  revision: fc.constant(1),
  slug: fc.constant('a-drink'),
  name: fc.constantFrom('Élan', 'Elan', 'elan', 'Mule', 'Ápple', 'Zest'),
  category: fc.constant('Classic' as const),
  alcoholic: fc.boolean(),
  featured: fc.boolean(),
  userId: fc.constant(null),
  visibility: fc.constant('public' as const),
  ingredients: fc.array(
    fc.tuple(named, fc.integer({ max: 9, min: 0 })).map(([line, die]) => ({ ...line, optional: die === 0 })),
    { maxLength: 5 },
  ),
});

/** A recipe put, or one removed by its id. */
export const change = fc.oneof({ weight: 2, arbitrary: fact }, { weight: 1, arbitrary: recipeId });
