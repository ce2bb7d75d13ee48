import { describe, expect, it } from 'vitest';
import { LineIndex } from './line-index.ts';
import { termOf } from './term.ts';
import { TextIndex } from './text-index.ts';

describe('TextIndex', () => {
  it('forgets the words of removed texts and gives their numbers to new ones', () => {
    const index = new TextIndex();
    for (let at = 0; at < 500; at += 1) {
      index.add(0, `drink number ${at}`);
      index.remove(0);
    }
    expect(index.words.number('drink')).toBeUndefined();
    expect(index.words.containing('49')).toEqual([]);
    expect(index.words.end).toBe(3);
  });
});

describe('LineIndex', () => {
  it('keeps a line as long as one recipe has it', () => {
    const index = new LineIndex();
    index.add(1, ['lime juice', 'gin']);
    index.add(2, ['lime juice']);
    const term = termOf('me ju');
    const found = () => {
      const bits = new Uint32Array(1);
      if (term) index.find(term, bits);
      return bits[0];
    };
    expect(found()).toBe(0b110);
    index.remove(1);
    expect(found()).toBe(0b100);
    expect(index.distinctLines).toBe(1);
    index.remove(2);
    expect(found()).toBe(0);
    expect(index.distinctLines).toBe(0);
  });
});
