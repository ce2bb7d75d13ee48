import { describe, expect, it } from 'vitest';
import { suggestedSkills, withSkill } from './skill-suggestions.ts';

const names = ['Cost control', 'Classic cocktails', 'Menu development', 'Tiki cocktails', 'Wine'];

describe('skills of a posting [BEYOND-175]', () => {
  it.each([
    ['', []],
    ['c', []],
    ['co', ['Cost control', 'Classic cocktails', 'Tiki cocktails']],
    ['Cost control, cocktails', ['Classic cocktails', 'Tiki cocktails']],
    ['Tiki cocktails, COCKTAILS', ['Classic cocktails']],
    ['wine', []],
    ['Patience', []],
  ])('behind “%s” are suggested by the names members have them by', (line, suggested) => {
    expect(suggestedSkills(names, line)).toEqual(suggested);
  });

  it('take the place of what was typed', () => {
    expect(withSkill('men', 'Menu development')).toBe('Menu development');
    expect(withSkill('Ice, men', 'Menu development')).toBe('Ice, Menu development');
  });
});
