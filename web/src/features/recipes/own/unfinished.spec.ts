import { type OwnRecipeInput, ownRecipeRoutes } from '@barspoon/contracts';
import { expect, it } from 'vitest';
import { missingIn } from './unfinished.ts';

const whole = ownRecipeRoutes.create.example.body as OwnRecipeInput;
const [line] = whole.spec;

it.each([
  ['whole', {}, []],
  ['without a description', { description: ' ' }, []],
  ['of one line', { spec: [line] }, ['ingredients']],
  ['of one line and one word', { spec: [line], instructions: ['Shake.'] }, ['ingredients', 'instructions']],
  ['without a word about it', { description: '', instructions: ['Shake.'] }, ['description', 'instructions']],
] as [string, Partial<OwnRecipeInput>, string[]][])(
  'a recipe %s misses what others would [BEYOND-152]',
  (_, part, missing) => {
    expect(missingIn({ ...whole, description: 'Cold and sharp.', ...part })).toEqual(missing);
  },
);
