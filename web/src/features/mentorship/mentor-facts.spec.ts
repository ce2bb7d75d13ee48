import { describe, expect, it } from 'vitest';
import { inCommon, isAvailable, nameOf, stepsOf } from './mentor-facts.ts';

const ada = { id: '1', username: 'ada', fullName: 'Ada Coleman', avatarUrl: null, currentLevel: 'Legend' };

describe('a mentor', () => {
  it('is called by their full name, else by their username [BEYOND-76]', () => {
    expect([nameOf(ada), nameOf({ ...ada, fullName: ' ' })]).toEqual(['Ada Coleman', 'ada']);
  });

  it('has in common what both name', () => {
    const other = { specializationAreas: ['Cost Control' as const, 'Wine Service' as const] };
    expect(inCommon({ specializationAreas: ['Wine Service', 'Craft Cocktails'] }, other)).toEqual([
      'Wine Service',
    ]);
    expect(inCommon(null, other)).toEqual([]);
  });

  it.each([
    [{ isActive: true, isAcceptingConnections: true }, true],
    [{ isActive: false, isAcceptingConnections: true }, false],
    [{ isActive: true, isAcceptingConnections: false }, false],
    [{ isActive: true, isAcceptingConnections: true, isDeactivated: true }, false],
  ])('with %j is available: %s [MENT-03, MENT-09]', (profile, available) => {
    expect(isAvailable(profile)).toBe(available);
  });
});

describe('what one of the two may do [BEYOND-75]', () => {
  it.each([
    ['pending', 'asker', ['withdrawn']],
    ['pending', 'asked', ['accepted', 'declined']],
    ['accepted', 'asker', ['ended']],
    ['accepted', 'asked', ['ended']],
    ['declined', 'asked', []],
    ['withdrawn', 'asker', []],
    ['ended', 'asked', []],
  ] as const)('while it is %s, for the %s: %j', (status, memberId, steps) => {
    expect(stepsOf({ status, requestedByUserId: 'asker' }, memberId)).toEqual(steps);
  });
});
