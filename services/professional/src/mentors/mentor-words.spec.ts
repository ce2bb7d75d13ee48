import { beginningsOf } from '@barspoon/collections';
import { describe, expect, it } from 'vitest';
import { mentorWords } from './mentor-words.ts';

const zoe = {
  username: 'zoe_a',
  fullName: 'Zoë Ärmel',
  specializationAreas: ['High Volume Service' as const],
  bio: 'Tiki since 1999.',
};
const finds = (typed: string) => {
  const words = mentorWords(zoe);
  const beginnings = beginningsOf(typed);
  return beginnings.length > 0 && beginnings.every((one) => words.some((word) => one.test(word)));
};

describe('somebody is found [MENT-04]', () => {
  it.each(['zoe', 'ZOË', 'armel', 'zoe_a', 'high vol', 'service zoe', 'tiki'])('by “%s”', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each(['oe', 'zoe bea', 'wine', '.*', ''])('not by “%s”', (typed) => {
    expect(finds(typed)).toBe(false);
  });
});
