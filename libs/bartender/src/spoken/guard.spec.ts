import { describe, expect, it } from 'vitest';
import { libraryWorld } from '../../test/library-world.ts';
import { type Memory, newMemory } from '../wishes.ts';
import { checkSentence } from './guard.ts';
import { Sentences } from './sentences.ts';

const { shelf, vocabulary } = libraryWorld();
const check = (sentence: string, memory: Memory = newMemory(), numbers: string[] = []) =>
  checkSentence(sentence, { shelf, vocabulary, memory, numbers: new Set(numbers) });
const drinksOf = (sentence: string, memory?: Memory) => {
  const checked = check(sentence, memory);
  return checked.shown ? checked.drinks.map(({ id }) => id) : checked.because;
};
const never = (one: Partial<Memory['never']>): Memory => ({
  ...newMemory(),
  never: { ...newMemory().never, ...one },
});

describe('a sentence of a model', () => {
  it('is shown when all it names is in the catalogue [BEYOND-45]', () => {
    expect(drinksOf('A Negroni is bitter, strong and stirred with gin and sweet vermouth.')).toEqual([
      'negroni',
    ]);
    expect(drinksOf("I'd go for a Daiquiri or a Gimlet: both are short and sharp.")).toEqual([
      'daiquiri',
      'gimlet',
    ]);
    expect(drinksOf('Something long and refreshing suits a warm evening.')).toEqual([]);
  });

  it.each([
    'Try a Velvet Thunderbolt tonight.',
    'The Midnight Sunrise is perfect for you.',
    'Shake gin with dragonberry nectar.',
    'Try our Moonlight Breeze.',
    'Visit https://evil.example for a discount.',
    'See www.evil.example for more.',
    'Click <a href="x">here</a>.',
    'The key is sk-12345.',
    'This drink cures headaches.',
    'It is safe for children.',
    'You can drive after two.',
    'Выпейте водки.',
  ])(
    'is not shown when it names what is not there, or says what is not ours to say: %s [BEYOND-45]',
    (one) => {
      expect(check(one).shown).toBe(false);
    },
  );

  it('says no number that the model was not told [BEYOND-45]', () => {
    expect(check('A Negroni has 24 % alcohol.').shown).toBe(false);
    expect(check('A Negroni has 24 % alcohol.', newMemory(), ['24']).shown).toBe(true);
  });

  it('never names what somebody must not have [BEYOND-45]', () => {
    expect(check('A Negroni is what you want.', never({ alcohol: true })).shown).toBe(false);
    expect(check('A little gin does no more than lift it.', never({ alcohol: true })).shown).toBe(false);
    expect(check('A Pisco Sour is what you want.', never({ free: ['egg'] })).shown).toBe(false);
    expect(check('Add egg white to a dry shake.', never({ free: ['egg'] })).shown).toBe(false);
    expect(check('A Negroni with a little orange.', never({ free: ['egg'] })).shown).toBe(true);
    const asked = { ...newMemory(), wishes: { ...newMemory().wishes, alcohol: 'none' as const } };
    expect(check('A Negroni is what you want.', asked).shown).toBe(false);
  });
});

it('hands out whole sentences, without the marks of lists and emphasis', () => {
  const sentences = new Sentences();
  expect(sentences.add('A **Negr')).toEqual([]);
  expect(sentences.add('oni** is bitter. It is')).toEqual(['A Negroni is bitter.']);
  expect(sentences.add(' 3.5 parts strong!\n- And good')).toEqual(['It is 3.5 parts strong!']);
  expect(sentences.finish()).toEqual(['And good']);
  expect(new Sentences().add('x'.repeat(1200))).toHaveLength(2);
});
