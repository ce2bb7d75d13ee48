import { garnishShapes, glasses } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../well-formed.ts';
import { garnishIcon } from './garnish-icon.ts';
import { glassIcon } from './glass-icon.ts';

describe('small drawings', () => {
  it.each([
    ['glass', glasses.map(glassIcon)],
    ['garnish', garnishShapes.map(garnishIcon)],
  ])('there is one of its own for every %s, in the color of the text', (_, icons) => {
    expect(new Set(icons).size).toBe(icons.length);
    for (const svg of icons) {
      expect(faultOf(svg)).toBeNull();
      expect(svg).toContain('stroke="currentColor"');
      expect(svg).not.toMatch(/NaN|undefined|#[0-9a-f]{3}/);
      expect(svg.length).toBeLessThan(1600);
    }
  });
});
