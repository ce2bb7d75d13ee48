import { expect, it } from 'vitest';
import { cast } from './cast.ts';
import { challenges } from './challenge-plans.ts';
import { participantsOf } from './challenges.ts';

it('plans the challenges of the demo world for 24 of them, 1,247 participations and $15,000 in prizes [CHAL-08, BEYOND-68]', () => {
  expect(new Set(challenges.map(({ title }) => title)).size).toBe(24);
  const participations = challenges.map((_, index) => participantsOf(index, cast).length);
  expect(participations.reduce((sum, count) => sum + count)).toBe(1247);
  const won = challenges.filter(({ until }) => until === 'winner');
  expect(won.reduce((sum, { prizeDollars }) => sum + prizeDollars, 0)).toBe(15_000);
  // Those that end later must not add to what is shown.
  expect(challenges.filter(({ until, prizeDollars }) => until !== 'winner' && prizeDollars > 0)).toEqual([]);
});
