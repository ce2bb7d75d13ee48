import { describe, expect, it } from 'vitest';
import { nextByTyping, TypeAhead } from './type-ahead.ts';

describe('typing on an open menu', () => {
  it('makes words of letters typed within a second and starts over after a pause [NAV-40]', () => {
    const typed = new TypeAhead();
    expect(typed.add('v', 0)).toBe('v');
    expect(typed.add('I', 900)).toBe('vi');
    expect(typed.add('c', 1901)).toBe('c');
  });

  it('does not take keys with names for letters', () => {
    expect(new TypeAhead().add('ArrowDown', 0)).toBe('');
  });

  it('goes on to the next entry with that letter, around the end', () => {
    const items = ['Community', 'Virtual Bar', 'Challenges'].map((text) => {
      const item = document.createElement('a');
      item.textContent = text;
      return item;
    });
    expect(nextByTyping(items, 0, 'c')?.textContent).toBe('Challenges');
    expect(nextByTyping(items, 2, 'c')?.textContent).toBe('Community');
    expect(nextByTyping(items, 0, 'ch')?.textContent).toBe('Challenges');
    expect(nextByTyping(items, 0, 'x')).toBeUndefined();
  });
});
