import { expect, it } from 'vitest';
import { coveragePage, idsIn } from './coverage.ts';

it('reads the ids of a title, ranges included', () => {
  expect(idsIn('is refused [BEYOND-09] (security 7)')).toEqual(['BEYOND-09']);
  expect(idsIn('is shown [REC-03 to REC-05, BEYOND-09]')).toEqual([
    'REC-03',
    'REC-04',
    'REC-05',
    'BEYOND-09',
  ]);
});

it('names a test for every requirement of the documents, or why none can assert it', () => {
  const unnamed = coveragePage('.').match(/^No test names: .*$/gm) ?? [];
  expect(unnamed.filter((line) => !line.includes('BEYOND-'))).toEqual([]);
});
