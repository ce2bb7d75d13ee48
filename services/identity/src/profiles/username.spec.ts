import { describe, expect, it } from 'vitest';
import { usernameFrom } from './username.ts';

describe('first usernames', () => {
  it.each([
    ['Ada Coleman', 'ada.coleman'],
    ['  José Ñandú  ', 'jose.nandu'],
    ['李', 'mixer'],
    ['Al', 'almixer'],
  ])('%s becomes %s [BEYOND-16]', (name, username) => {
    expect(usernameFrom(name, 0)).toBe(username);
  });

  it('adds a number when the plain one is taken', () => {
    expect(usernameFrom('Ada Coleman', 1, () => 0.42)).toBe('ada.coleman42');
  });

  it('is never longer than 30 characters', () => {
    expect(usernameFrom('a'.repeat(200), 6, () => 0.999999).length).toBeLessThanOrEqual(30);
  });
});
