import type { Method } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { familyOf } from './family.ts';

const built = (method: Method | null, ...roles: string[]) =>
  familyOf({ method, roles: new Map(roles.map((role) => [role, 1 / roles.length])) });

describe('the family of a drink [BEYOND-278]', () => {
  it('follows from what its ingredients do in it', () => {
    expect(built('shake', 'base gin', 'sour', 'sweetener', 'egg')).toBe('sour');
    expect(built('shake', 'base gin', 'sour', 'sweetener', 'lengthener')).toBe('fizz');
    expect(built('build', 'base gin', 'lengthener')).toBe('highball');
    expect(built('stir', 'base whiskey', 'fortified', 'liqueur', 'seasoning')).toBe('stirred');
    expect(built('build', 'base whiskey', 'sweetener', 'seasoning')).toBe('stirred');
    expect(built('shake', 'liqueur', 'cream')).toBe('creamy');
    expect(built('shake', 'base vodka', 'other orange-juice')).toBe('other');
    expect(built('build', 'unknown dragon milk', 'base gin')).toBe('other');
  });

  it('is told by heat and by the blender before anything else', () => {
    expect(built('heat', 'base rum', 'sour', 'sweetener')).toBe('hot');
    expect(built('blend', 'base rum', 'cream')).toBe('frozen');
  });
});
