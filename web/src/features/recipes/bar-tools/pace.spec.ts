import { expect, it } from 'vitest';
import { eveningMs, paceOf } from './pace.ts';

it('adds up what was theirs in the last twelve hours, and forgets the rest [BEYOND-237]', () => {
  const now = 1_000_000_000;
  const drinks = [
    { id: 'a', at: now - eveningMs, standardDrinks: 3 },
    { id: 'b', at: now - eveningMs + 1, standardDrinks: 1.5 },
    { id: 'c', at: now - 60_000, standardDrinks: 0.5 },
  ];
  expect(paceOf(drinks, now)).toMatchObject({
    standardDrinks: 2,
    grams: 28,
    since: now - eveningMs + 1,
    tonight: [{ id: 'b' }, { id: 'c' }],
  });
  expect(paceOf([], now)).toMatchObject({ standardDrinks: 0, grams: 0, since: null });
});
