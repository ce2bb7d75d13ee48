import { expect, it } from 'vitest';
import { spokenSeconds } from './spoken-time.ts';

it.each([
  ['Shake hard for 12 seconds.', 12],
  ['Stir for 20–30 seconds with ice.', 30],
  ['Leave it to steep for 5 minutes.', 300],
  ['Rest 1 to 2 min, then strain.', 120],
  ['Strain into a chilled coupe.', null],
  ['Add 2 dashes of bitters.', null],
])('hears the time in "%s"', (step, seconds) => {
  expect(spokenSeconds(step)).toBe(seconds);
});
