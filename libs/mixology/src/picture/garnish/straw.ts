import { bottomOf, radiusAt } from '../profile.ts';
import type { Scene } from '../scene.ts';
import { group, nums, path } from '../svg.ts';
import type { Dressing } from './dressing.ts';

/** The part of a stick below the surface, set off a little by the drink's refraction. */
export const dipped = (scene: Scene, x: number, lean: number, width: number, color: string): string => {
  const { surface, shape, ink } = scene;
  const bottom = bottomOf(shape.inner);
  const end = -bottom - 8;
  const slant = -Math.tan((lean * Math.PI) / 180) * (end - surface.y);
  const reach = radiusAt(shape.inner, bottom + 10) * 0.8;
  const foot = Math.max(-reach, Math.min(reach, x + slant));
  return group(
    { 'clip-path': `url(#${ink.prefix}-body)`, opacity: 0.9 - scene.whole.opacity * 0.65 },
    path(`M${nums(x + 3.5, surface.y - 4)}L${nums(foot + 5, end)}`, {
      stroke: color,
      'stroke-width': width,
    }),
  );
};

const stripes = ['#d9482f', '#17785f', '#e3a81c', '#2b6ea8'] as const;

/** A paper straw, or a metal one in a julep cup, leaning to the right (1) or to the left (−1). */
export const putStraw = (scene: Scene, side: number, dressing: Dressing): void => {
  if (!scene.straw) return;
  const { surface, rim, random, spec, shape } = scene;
  const x = side * surface.r * 0.18;
  const d = `M${nums(x, surface.y + 2)}L${nums(side * Math.max(rim.r * 0.66, Math.abs(x) + 16), rim.y - 44)}`;
  const metal = spec.glass === 'julep cup';
  if (shape.material === 'glass') dressing.sunk += dipped(scene, x, side * 9, 6, '#f4ead6');
  dressing.inside += metal
    ? path(d, { stroke: '#7f8c92', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      path(d, { stroke: '#dfe7ea', 'stroke-width': 3.4 })
    : path(d, { stroke: '#b9a98a', 'stroke-width': 8.6 }) +
      path(d, { stroke: '#fff7e8', 'stroke-width': 7 }) +
      path(d, {
        stroke: stripes[Math.floor(random() * stripes.length)],
        'stroke-width': 7,
        'stroke-dasharray': '5 7',
      });
};
