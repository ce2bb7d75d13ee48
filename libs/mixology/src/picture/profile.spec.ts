import { glasses } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { glassShapes } from './glasses.ts';
import { bottomOf, type Profile, radiusAt, rimOf, sliceOf, volumeBetween } from './profile.ts';

const cone: Profile = { start: [0, 0], curves: [[50, 100]] };

describe('the profile of a glass', () => {
  it('measures the volume of a cone', () => {
    expect(volumeBetween(cone, 0, 100) / ((Math.PI * 50 * 50 * 100) / 3)).toBeCloseTo(1, 3);
  });

  it('cuts a slice that keeps the radii of the whole', () => {
    const { inner } = glassShapes.hurricane;
    const slice = sliceOf(inner, 80, 180);
    expect(bottomOf(slice)).toBeCloseTo(80, 3);
    expect(rimOf(slice).h).toBeCloseTo(180, 3);
    for (const h of [80, 100, 140, 176, 180]) expect(radiusAt(slice, h)).toBeCloseTo(radiusAt(inner, h), 2);
  });

  it.each(glasses)('holds a drink inside the wall of the %s', (glass) => {
    const { inner, outer, fill } = glassShapes[glass];
    const [bottom, rim] = [bottomOf(inner), rimOf(inner).h];
    expect(rim).toBeCloseTo(rimOf(outer).h);
    for (let h = bottom + 1; h <= rim; h += 3) {
      expect(radiusAt(inner, h), `at ${h}`).toBeLessThan(radiusAt(outer, h));
    }
    expect(fill[0]).toBeLessThan(fill[1]);
    expect(fill[1]).toBeLessThan(1);
  });

  it('never lets a profile fall on its way up', () => {
    for (const { inner, outer } of Object.values(glassShapes)) {
      for (const profile of [inner, outer]) {
        let [, height] = profile.start;
        for (const curve of profile.curves) {
          const h = curve.at(-1) ?? 0;
          expect(h).toBeGreaterThan(height);
          height = h;
        }
      }
    }
  });
});
