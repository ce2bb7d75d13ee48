import { describe, expect, it } from 'vitest';
import { levelOf, nextLevelAfter } from './level.ts';

describe('levels', () => {
  it.each([
    [0, 'Aspiring Shaker'],
    [499, 'Aspiring Shaker'],
    [500, 'Creative Stirrer'],
    [1499, 'Creative Stirrer'],
    [1500, 'Master Mixologist'],
    [90_000, 'Master Mixologist'],
  ])('%i points make %s [LEVEL-02, LEVEL-08]', (points, name) => {
    expect(levelOf(points).name).toBe(name);
  });

  it('names the next level until the top is reached', () => {
    expect(nextLevelAfter(0)).toEqual({ name: 'Creative Stirrer', minPoints: 500 });
    expect(nextLevelAfter(500)).toEqual({ name: 'Master Mixologist', minPoints: 1500 });
    expect(nextLevelAfter(1500)).toBeNull();
  });
});
