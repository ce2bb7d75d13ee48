import { expect, it } from 'vitest';
import { substituteText } from './substitute-text.ts';

it('a substitute is measured as a jigger shows it', () => {
  const text = (amount: number, ratio: number) =>
    substituteText(
      { name: 'orgeat', ratio, pieceMl: null },
      { amount, unit: 'ml' },
      { unit: 'ml', servings: 1, serves: 1 },
    );
  expect([text(15, 0.75), text(22.5, 1), text(2, 0.75)]).toEqual([
    '12.5 ml orgeat',
    '22.5 ml orgeat',
    '1.5 ml orgeat',
  ]);
});
