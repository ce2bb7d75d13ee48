import { shade } from './color.ts';
import {
  bottomOf,
  flatness,
  meridian,
  outlineOf,
  radiusAt,
  rimOf,
  ringOf,
  sidesOf,
  sliceOf,
} from './profile.ts';
import type { Scene } from './scene.ts';
import { ellipse, nums, path, smooth } from './svg.ts';
import { bodyColor, paintVesselBefore, paintVesselBehind } from './vessel.ts';

const handleLine = ({ shape }: Scene): string => {
  const { handle, outer } = shape;
  if (!handle) return '';
  const high = radiusAt(outer, handle.top) - 2;
  const low = radiusAt(outer, handle.bottom) - 2;
  const out = Math.max(high, low) + handle.reach * 1.25;
  return `M${nums(high, -handle.top)}C${nums(out, -handle.top - 10, out, -handle.bottom + 2, low, -handle.bottom)}`;
};

const paintHandle = (scene: Scene): string => {
  const { shape, ink } = scene;
  const line = handleLine(scene);
  if (!line || !shape.handle) return '';
  const { width } = shape.handle;
  if (shape.material === 'glass') {
    return (
      path(line, ink.stroke('edge', width)) +
      path(line, ink.stroke('wall', width - 3.6)) +
      path(line, ink.stroke('glass', width - 3.6)) +
      path(line, {
        ...ink.stroke('shine', 2),
        'stroke-dasharray': '28 200',
        'stroke-dashoffset': -12,
        'stroke-linecap': 'round',
      })
    );
  }
  const color = bodyColor(scene);
  return (
    path(line, { fill: 'none', stroke: shade(color, -0.12), 'stroke-width': width }) +
    path(line, { fill: 'none', stroke: shade(color, 0.06), 'stroke-width': width * 0.5 })
  );
};

/** The disc under a stem: its face, its edge, and the light on its left. */
const paintFoot = ({ shape, ink }: Scene): string => {
  if (!shape.foot) return '';
  const [rx, ry] = [shape.foot, shape.foot * flatness(0)];
  return (
    ellipse(0, 0, rx, ry, ink.fill('glass')) +
    ellipse(0, 0, rx, ry, ink.stroke('edge', 1.8)) +
    path(
      `M${nums(-rx * 0.86, -ry * 0.14)}A${nums(rx * 0.86, ry * 0.8)} 0 0 0 ${nums(-rx * 0.2, ry * 0.66)}`,
      {
        ...ink.stroke('shine', 2),
        'stroke-linecap': 'round',
      },
    )
  );
};

/** What stands behind the drink: the handle, the far wall, the far half of the rim. */
export const paintGlassBehind = (scene: Scene): string => {
  const { shape, stand, ink, rim } = scene;
  if (shape.material !== 'glass') return paintHandle(scene) + paintVesselBehind(scene);
  const outerRim = rimOf(shape.outer);
  return (
    paintHandle(scene) +
    paintFoot(scene) +
    path(outlineOf(shape.outer, stand), ink.fill('glass')) +
    path(ringOf(outerRim.r, rim.h, stand, 'behind'), ink.stroke('edge', 1.4))
  );
};

/** Light caught in the solid bottom of a tumbler. */
const paintBase = ({ shape, stand, layers, ink }: Scene): string => {
  const bottom = bottomOf(shape.inner);
  const first = layers[0]?.mixture;
  if (!first || shape.foot) return '';
  const inset = radiusAt(shape.outer, bottom * 0.4) * 0.8;
  return (
    path(outlineOf(sliceOf(shape.outer, 3, bottom * 0.8), stand, 'front'), {
      fill: shade(first.color, 0.06),
      'fill-opacity': 0.26 * first.opacity,
    }) +
    path(`M${nums(-inset, -bottom * 0.34)}Q${nums(0, bottom * 0.3, inset, -bottom * 0.34)}`, {
      ...ink.stroke('shine', bottom > 18 ? 3 : 2),
      'stroke-linecap': 'round',
    })
  );
};

/** Light mirrored in the wall along a share of the radius, between two heights. */
const streak = ({ shape, stand }: Scene, low: number, high: number, share: number): string =>
  smooth(meridian(shape.inner, stand, low, high, () => share, 4));

/** What lies before the drink: outline, near rim and the light mirrored in the wall. */
export const paintGlassBefore = (scene: Scene): string => {
  const { shape, stand, ink, rim } = scene;
  if (shape.material !== 'glass') return paintVesselBefore(scene);
  const bottom = bottomOf(shape.inner);
  const outerRim = rimOf(shape.outer);
  const depth = rim.h - bottom;
  return (
    paintBase(scene) +
    path(sidesOf(shape.outer, stand, shape.foot === undefined), ink.stroke('edge', 2)) +
    path(
      streak(scene, bottom + depth * 0.4, rim.h - depth * 0.1, -0.8) +
        streak(scene, bottom + depth * 0.24, bottom + depth * 0.29, -0.78),
      {
        ...ink.stroke('shine', 6),
        'stroke-linecap': 'round',
      },
    ) +
    path(streak(scene, bottom + depth * 0.34, rim.h - depth * 0.2, 0.88), {
      ...ink.stroke('shine', 2.4),
      'stroke-linecap': 'round',
    }) +
    path(ringOf(outerRim.r, rim.h, stand, 'front'), ink.stroke('edge', 2)) +
    path(ringOf(outerRim.r - 1.4, rim.h - 1.1, stand, 'front'), ink.stroke('shine', 1.3))
  );
};
