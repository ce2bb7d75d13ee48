import { shade } from './colour.ts';
import { bottomOf, flatness, meridian, outlineOf, rimOf, ringOf, sliceOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { path, smooth } from './svg.ts';

const handlePath = (scene: Scene): string => {
  const { shape, stand } = scene;
  const { handle, outer } = shape;
  if (!handle) return '';
  const from = meridian(outer, stand, handle.top, handle.top, () => 0.96, 1)[0] ?? [0, 0];
  const to = meridian(outer, stand, handle.bottom, handle.bottom, () => 0.96, 1)[0] ?? [0, 0];
  const out = Math.max(from[0], to[0]) + handle.reach;
  return `M${from[0]} ${from[1]}C${out + 8} ${from[1] - 6} ${out + 8} ${to[1] - 8} ${to[0]} ${to[1]}`;
};

/** What stands behind the drink: the handle, the far wall, the far half of the rim. */
export const paintGlassBehind = (scene: Scene): string => {
  const { shape, stand, ink, rim } = scene;
  const handle = handlePath(scene);
  const width = shape.handle?.width ?? 0;
  const outerRim = rimOf(shape.outer);
  return (
    (handle
      ? path(handle, { ...ink.stroke('edge', width + 2.4), 'stroke-linecap': 'round' }) +
        path(handle, { ...ink.stroke('wall', width - 1.6) }) +
        path(handle, { ...ink.stroke('glass', width - 1.6) })
      : '') +
    path(outlineOf(shape.outer, stand), ink.fill('glass')) +
    path(ringOf(outerRim.r, rim.h, stand, 'behind'), ink.stroke('edge', 1.6))
  );
};

/** Light caught in the solid bottom of a tumbler. */
const paintBase = (scene: Scene): string => {
  const { shape, stand, layers } = scene;
  const bottom = bottomOf(shape.inner);
  const colour = layers[0]?.mixture.colour;
  if (!colour || bottom > 40) return '';
  return path(outlineOf(sliceOf(shape.outer, 3, bottom * 0.78), stand, 'front'), {
    fill: shade(colour, 0.06),
    'fill-opacity': 0.28 * (layers[0]?.mixture.opacity ?? 0),
  });
};

/** What lies before the drink: outline, near rim and the light mirrored in the wall. */
export const paintGlassBefore = (scene: Scene): string => {
  const { shape, stand, ink, rim } = scene;
  const bottom = bottomOf(shape.inner);
  const outerRim = rimOf(shape.outer);
  const low = bottom + (rim.h - bottom) * 0.14;
  const high = rim.h - 6;
  const streak = (from: number, to: number, a: number, b: number): string => {
    const bulge = (t: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
    const out = meridian(shape.inner, stand, from, to, () => a, 5);
    const back = meridian(
      shape.inner,
      stand,
      from,
      to,
      (t) => a + (b - a) * (0.25 + 0.75 * bulge(t)),
      5,
    ).toReversed();
    return `${smooth(out)}${smooth(back, true)}Z`;
  };
  return (
    paintBase(scene) +
    path(outlineOf(shape.outer, stand), { ...ink.stroke('edge', 2), 'stroke-linejoin': 'round' }) +
    path(streak(low, high, -0.86, -0.66), { ...ink.fill('shine') }) +
    path(streak(low + 10, high - 14, 0.9, 0.84), { ...ink.fill('shine') }) +
    path(ringOf(outerRim.r, rim.h, stand, 'front'), ink.stroke('edge', 2)) +
    path(ringOf(outerRim.r - 1.6, rim.h, { x: stand.x, y: stand.y + 0.9 }, 'front'), ink.stroke('shine', 1.2))
  );
};

export const rimFlatness = (scene: Scene): number => flatness(scene.rim.h);
