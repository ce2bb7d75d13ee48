import { describe, expect, it } from 'vitest';
import { anchorAt, center, pointAt, radius } from './strength-points.ts';

describe('the picture of strengths', () => {
  it('begins at the top and goes round with the clock [BEYOND-70]', () => {
    expect(pointAt(0, 4, 1)).toEqual({ x: center.x, y: center.y - radius });
    expect(pointAt(1, 4, 1)).toEqual({ x: center.x + radius, y: center.y });
    expect(pointAt(2, 4, 0.5)).toEqual({ x: center.x, y: center.y + radius / 2 });
    expect(pointAt(3, 4, 0)).toEqual({ ...center });
  });

  it('keeps its words outside of the rings', () => {
    expect([0, 1, 2, 3].map((axis) => anchorAt(axis, 4))).toEqual(['middle', 'start', 'middle', 'end']);
  });
});
