import { changesWritten, existingChoices, libraryIngredientSchema } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { type ExchangeRecipe, exchangeFields, exchangeRecipeSchema } from '@barspoon/mixology/formats';
import { describe, expect, it } from 'vitest';
import { contentOfExchange, newRecipe } from '../recipes/recipe-drafts.ts';
import { compare, readableNotes } from './imported-recipe.ts';
import { exchangeOf } from './recipe-exchange.ts';

const vocabulary = compileVocabulary(
  ['gin', 'lime juice'].map((name) =>
    libraryIngredientSchema.parse({
      slug: name.replace(' ', '-'),
      name,
      color: '#f4f6f5',
      aliases: name === 'gin' ? ['Genever of the house'] : [],
    }),
  ),
);
const gimlet: ExchangeRecipe = exchangeRecipeSchema.parse({
  slug: 'gimlet',
  version: 3,
  name: 'Gimlet',
  alternativeNames: ['Gimblet'],
  description: 'Two things, and both of them cold.',
  category: 'Gin',
  tags: ['sour'],
  alcoholic: true,
  difficulty: 'Beginner',
  prepMinutes: 3,
  serves: 2,
  method: 'shake',
  glass: 'coupe',
  ice: 'none',
  rim: 'salt',
  layered: true,
  foam: true,
  spec: [
    { amount: 60, unit: 'ml', ingredient: 'gin', note: 'cold', optional: true },
    { unit: 'to taste', name: 'Fairy dust' },
  ],
  garnish: [{ shape: 'wheel', ingredient: 'lime-juice' }],
  instructions: ['Shake and strain.'],
  origin: { creator: 'Somebody', place: 'London', year: 1928 },
  source: 'the test bar',
  image: 'https://example.com/gimlet.jpg',
});
const about = { slug: 'gimlet', userId: null, libraryVersion: 3, createdAt: new Date(0) };
const row = newRecipe(contentOfExchange(gimlet, vocabulary), about);
const whole = { recipe: gimlet, given: exchangeFields };

describe('a recipe on its way through the database', () => {
  it('says afterward what it said before, in every field', () => {
    expect(exchangeOf(row, vocabulary)).toEqual(gimlet);
  });

  it('keeps the name a line was given, where it is not the name of the vocabulary', () => {
    const typed = { ...gimlet, spec: [{ amount: 60, unit: 'ml' as const, name: 'Genever of the house' }] };
    const stored = newRecipe(contentOfExchange(typed, vocabulary), about);
    expect(stored.spec[0]?.ingredient).toBe('gin');
    expect(exchangeOf(stored, vocabulary).spec).toEqual([
      { ...typed.spec[0], note: undefined, optional: undefined },
    ]);
  });
});

describe('a recipe of a file', () => {
  it.each([
    ['new', undefined, gimlet],
    ['same', row, gimlet],
    ['changed', row, { ...gimlet, glass: 'martini' as const }],
    ['edited', { ...row, editedHere: true }, { ...gimlet, glass: 'martini' as const }],
    ['edited', { ...row, libraryVersion: null }, gimlet],
    ['same', { ...row, editedHere: true }, gimlet],
  ])('is %s beside what is here', (change, here, recipe) => {
    expect(compare({ ...whole, recipe }, here, vocabulary).change).toBe(change);
  });

  it('is refused when it could not be read', () => {
    expect(compare({ recipe: undefined, given: [] }, row, vocabulary)).toEqual({
      change: 'refused',
      differs: [],
      recipe: null,
    });
  });

  it('changes what it says and nothing it leaves open', () => {
    const recipe = { ...gimlet, name: 'Gimlet, neat', glass: 'rocks' as const, difficulty: undefined };
    const compared = compare({ recipe, given: ['name'] }, row, vocabulary);
    expect(compared).toEqual({
      change: 'changed',
      differs: ['name'],
      recipe: { ...gimlet, name: 'Gimlet, neat' },
    });
  });

  it('has a report that can be read, however much there is to say', () => {
    const note = { recipe: 'x', field: 'y', outcome: 'guessed' as const, detail: 'z'.repeat(5000) };
    const notes = readableNotes(Array.from({ length: 900 }, () => note));
    expect(notes).toHaveLength(201);
    expect(notes[0]?.detail).toHaveLength(300);
    expect(notes.at(-1)).toMatchObject({ outcome: 'refused', detail: 'And 700 more.' });
  });
});

describe('what is written', () => {
  it('is never an edit of ours unless that is said', () => {
    expect(changesWritten.skip).toEqual(['new']);
    expect(changesWritten.update).not.toContain('edited');
    expect(changesWritten.overwrite).toContain('edited');
    for (const choice of existingChoices) expect(changesWritten[choice]).not.toContain('refused');
  });
});
