import { libraryIngredientSchema } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import type { BarItemRow } from '../items/item.schema.ts';
import { bottlesOf } from './bottles-of.ts';

const vocabulary = compileVocabulary(
  ['gin', 'campari'].map((slug) => libraryIngredientSchema.parse({ slug, name: slug, color: '#f4f6f5' })),
);
const anItem = (name: string, ingredient: string | null, popular = false) =>
  ({ _id: name, slug: ingredient && name, name, ingredient, popular }) as BarItemRow;

describe('the bottle to buy', () => {
  it('is a popular one, the first by name among these', () => {
    const items = [anItem('A', 'gin'), anItem('B', 'gin', true), anItem('C', 'gin', true)];
    expect(bottlesOf(['gin'], items, vocabulary).get('gin')?.name).toBe('B');
  });

  it('is the first when none is popular, and may be one made here that is known by its name', () => {
    const items = [anItem('House Campari', null), anItem('Zucca Campari', 'campari')];
    expect(bottlesOf(['campari'], items, vocabulary).get('campari')?.name).toBe('House Campari');
  });

  it('is missing for what nobody sells and for what the vocabulary does not know', () => {
    const items = [anItem('Mystery', 'unheard-of'), anItem('Gin', 'gin')];
    const bottles = bottlesOf(['campari', null], items, vocabulary);
    expect([bottles.get('campari'), bottles.get(null)]).toEqual([undefined, undefined]);
  });
});
