import { describe, expect, it } from 'vitest';
import { harmlessCell } from './formula-cell.ts';

describe('a cell of a spreadsheet', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    ';=1+1',
    ',=1',
    '";=1',
  ])('that would run as a formula is text: %j (security 30) [BEYOND-141]', (cell) => {
    expect(harmlessCell(cell)).toBe(`'${cell}`);
  });

  it.each(['Negroni', '1-2 dashes', 'a = b', '; and more', '', "O'Brien"])(
    'stays as it is otherwise: %j',
    (cell) => {
      expect(harmlessCell(cell)).toBe(cell);
    },
  );
});

describe('a cell that already begins with an apostrophe', () => {
  it.each(["'=1+1", "'\n", "''\nGin", "'\tGin"])(
    '%j loses no more than writing added [BEYOND-141]',
    (cell) => {
      expect(harmlessCell(cell)).toBe(`'${cell}`);
    },
  );
});
