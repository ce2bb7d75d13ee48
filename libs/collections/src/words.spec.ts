import { expect, it } from 'vitest';
import { beginningsOf, wordsOf } from './words.ts';

it('the words of a text are found without case and accents, each once, and no more than wanted', () => {
  expect(wordsOf('Crème, crème de la CREME!')).toEqual(['creme', 'de', 'la']);
  expect(wordsOf('one two three', 2)).toEqual(['one', 'two']);
});

it('what is typed is the beginning of words', () => {
  const [first] = beginningsOf('Crè');
  expect([first?.test('creme'), first?.test('ice cream')]).toEqual([true, false]);
});
