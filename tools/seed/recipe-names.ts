import { drawByWeight, type Random, zipfWeights } from '../load/random.ts';
import { library } from './library.ts';
import { capital, inventWords } from './words.ts';

/**
 * Names as members give them: words of the library's names, a long tail of others, put together in the usual ways.
 * Some names are given again and again.
 */
export function namesLikeTheLibrarys(random: Random): () => string {
  const real = library.recipes.map((recipe) => recipe.name);
  const known = [...new Set(real.flatMap((name) => name.split(' ')).filter((word) => word.length > 2))];
  const words = [...known, ...inventWords(20_000, random).map(capital)];
  const draw = drawByWeight(zipfWeights(words.length, 0.9), random);
  const word = () => words[draw()] ?? '';
  const forms: (() => string)[] = [
    () => `${word()} ${word()}`,
    () => `${word()} ${word()}`,
    () => `The ${word()} ${word()}`,
    () => `${word()}'s ${word()}`,
    () => `${word()} & ${word()}`,
    () => `${word()} ${random.pick(['Sour', 'Fizz', 'Punch', 'Martini', 'Highball', 'Spritz', 'No. 2'])}`,
    word,
  ];
  return () => (random.chance(0.15) ? random.pick(real) : random.pick(forms)());
}
