import type { Glass } from '@barspoon/contracts';
import { glassShapes } from '../glasses.ts';
import {
  bottomOf,
  type Curve,
  flatness,
  type Profile,
  radiusAt,
  rimOf,
  ringOf,
  sidesOf,
} from '../profile.ts';
import { ellipse, nums, path } from '../svg.ts';
import { icon } from './icon.ts';

const scaled = ({ start, curves }: Profile, by: number): Profile => ({
  start: [start[0] * by, start[1] * by],
  curves: curves.map((curve) => curve.map((value) => value * by) as unknown as Curve),
});

/** A glass as a line drawing, from the same profile as the picture. */
export const glassIcon = (glass: Glass): string => {
  const shape = glassShapes[glass];
  const { r, h } = rimOf(shape.outer);
  const reach = shape.handle ? shape.handle.reach : 0;
  const by = Math.min(25 / h, 25 / (2 * r + reach));
  const stand = { x: 16 - (reach * by) / 2, y: 15.5 + (h * by) / 2 };
  const outer = scaled(shape.outer, by);
  const rim = r * by;
  const lines = [path(sidesOf(outer, stand, !shape.foot), {})];
  lines.push(ellipse(stand.x, stand.y - h * by, rim, Math.max(1, rim * flatness(h)), {}));
  if (shape.foot) {
    const foot = shape.foot * by;
    lines.push(
      path(
        `M${nums(stand.x - foot, stand.y)}A${nums(foot, foot * 0.2)} 0 0 0 ${nums(stand.x + foot, stand.y)}A${nums(foot, foot * 0.2)} 0 0 0 ${nums(stand.x - foot, stand.y)}`,
        {},
      ),
    );
  }
  if (shape.handle) {
    const [top, bottom] = [stand.y - shape.handle.top * by, stand.y - shape.handle.bottom * by];
    const from = stand.x + radiusAt(shape.outer, shape.handle.top) * by;
    const to = stand.x + radiusAt(shape.outer, shape.handle.bottom) * by;
    const out = Math.max(from, to) + reach * by * 1.3;
    lines.push(path(`M${nums(from, top)}C${nums(out, top - 1, out, bottom, to, bottom)}`, {}));
  }
  if (shape.material === 'glass') {
    const inner = scaled(shape.inner, by);
    const level = bottomOf(inner) + (rimOf(inner).h - bottomOf(inner)) * Math.min(0.7, shape.fill[1]);
    lines.push(path(ringOf(radiusAt(inner, level) * 0.96, level, stand, 'front'), {}));
  }
  if (shape.material === 'ceramic') {
    lines.push(path('M12.5 13.5h2.5M17 13.5h2.5M16 14.5v3M12.5 21q3.5 2 7 0', {}));
  }
  return icon(lines.join(''));
};
