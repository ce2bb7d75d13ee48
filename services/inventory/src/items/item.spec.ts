import { libraryIngredientSchema } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { canBePoured, contentOfInput, contentOfLibrary, differsFromLibrary, ingredientOf } from './item.ts';

const vocabulary = compileVocabulary(
  ['london-dry-gin', 'salt', 'lemon'].map((slug) =>
    libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#f4f6f5' }),
  ),
);
const ofLibrary = { slug: 'tanqueray', name: 'Tanqueray', ingredient: 'london-dry-gin' };
const madeHere = (name: string) => ({ slug: null, name, ingredient: null });

describe('what an item is', () => {
  it("is what the library says of the library's own", () => {
    expect(ingredientOf(ofLibrary, vocabulary)?.slug).toBe('london-dry-gin');
    expect(ingredientOf({ slug: 'salt-rimmer', name: 'Salt', ingredient: null }, vocabulary)).toBeUndefined();
  });

  it('is known by the name of one made here, once the vocabulary knows it', () => {
    const item = madeHere('House London Dry Gin');
    expect(ingredientOf(item, compileVocabulary([]))).toBeUndefined();
    expect(ingredientOf(item, vocabulary)?.slug).toBe('london-dry-gin');
  });

  it('is nothing to pour when it is equipment, however fruity it sounds [MATCH-03]', () => {
    const supplies = (name: string) => ({ ...madeHere(name), category: 'supplies' as const });
    expect(canBePoured(supplies('Lemon Squeezer'), vocabulary)).toBe(false);
    expect(canBePoured(supplies('Salt'), vocabulary)).toBe(true);
    expect(canBePoured({ ...madeHere('Aunt Ada’s Cordial'), category: 'mixers' }, vocabulary)).toBe(true);
  });
});

describe('seeding again', () => {
  const library = { slug: 'gin', name: 'Gin', brand: 'Generic', category: 'spirits', popular: true } as const;

  it('sees no difference in what is already so, whatever image it was given here', () => {
    const stored = { ...contentOfLibrary(library), image: 'https://example.com/gin.png' };
    expect(differsFromLibrary(stored, contentOfLibrary(library))).toBe(false);
  });

  it('sees every difference in what the library says', () => {
    for (const change of [{ name: 'Dry Gin' }, { brand: 'House' }, { popular: false }, { ingredient: 'gin' }])
      expect(differsFromLibrary(contentOfLibrary(library), contentOfLibrary({ ...library, ...change }))).toBe(
        true,
      );
  });
});

it('is not popular when a member made it [INV-15]', () => {
  const input = {
    name: 'Sloe Gin',
    brand: 'Mine',
    category: 'spirits',
    subcategory: null,
    image: null,
  } as const;
  expect(contentOfInput(input)).toMatchObject({ popular: false, ingredient: null, nameKey: 'sloe gin' });
});
