import { shade } from '../color.ts';
import type { Ink } from '../ink.ts';
import { circle, group, path, show } from '../svg.ts';

/** One toothed leaf, growing up from the origin, about 36 high, in the color of whatever shows it. */
export const mintLeaf = (): string =>
  path('M0 1C-9-3-13-14-9-25L-5-27L-2-33L2-36C8-30 12-24 11-17L9-12C8-5 5-1 0 1Z', {}) +
  path('M0 0Q2-15 1-31M1-10l6-6M1-10l-7-5M1.5-19l5-5M1.5-19l-6-4', {
    fill: 'none',
    stroke: '#06331d',
    'stroke-opacity': 0.34,
    'stroke-width': 1.1,
  });

/** A bouquet of mint standing on the origin, about 60 high. */
export const mint = (color: string, ink: Ink): string => {
  const id = ink.piece(mintLeaf());
  const leaf = (x: number, y: number, turn: number, scale: number) => show(id, x, y, turn, scale);
  return (
    group(
      { fill: shade(color, -0.09) },
      leaf(-4, -10, -50, 0.9) + leaf(5, -10, 52, 0.9) + leaf(-3, -24, -17, 0.95) + leaf(4, -23, 19, 0.95),
    ) +
    group({ fill: color }, leaf(-3, -5, -34, 0.8) + leaf(4, -4, 36, 0.8)) +
    group({ fill: shade(color, 0.08) }, leaf(0, -14, 2, 0.9))
  );
};

/** A sprig with slender leaves in pairs (rosemary, thyme, sage), standing on the origin, about 74 high. */
export const herb = (color: string): string => {
  let leaves = '';
  let light = '';
  for (let pair = 0; pair < 9; pair += 1) {
    const y = -6 - pair * 7.5;
    const x = pair * pair * 0.11;
    const reach = 15 - pair * 0.9;
    leaves += `M${x.toFixed(1)} ${y}q${(reach * 0.5).toFixed(1)} 0 ${reach.toFixed(1)}-${(reach * 0.75).toFixed(1)}q-${(reach * 0.9).toFixed(1)}-1-${reach.toFixed(1)} ${(reach * 0.75).toFixed(1)}z`;
    light += `M${x.toFixed(1)} ${y - 3}q-${(reach * 0.5).toFixed(1)} 0-${reach.toFixed(1)}-${(reach * 0.75).toFixed(1)}q${(reach * 0.9).toFixed(1)}-1 ${reach.toFixed(1)} ${(reach * 0.75).toFixed(1)}z`;
  }
  return (
    path('M0 0C1-30 4-56 9-76', {
      fill: 'none',
      stroke: shade(color, -0.12),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }) +
    path(leaves, { fill: shade(color, -0.04) }) +
    path(light, { fill: shade(color, 0.06) })
  );
};

/** A stalk of celery with its leaves, standing on the origin, about 96 high. */
export const celery = (color: string): string => {
  const leaf = shade(color, -0.2, 1.2);
  return (
    path(
      'M-2-58C-16-60-22-72-20-84C-14-82-12-86-10-92C-4-88-2-90 2-98C6-90 10-92 14-94C16-86 20-84 24-82C24-70 14-60 4-58Z',
      { fill: leaf },
    ) +
    path('M-4-62C-10-66-13-72-13-78M1-60V-86M6-62C12-66 15-72 16-78', {
      fill: 'none',
      stroke: shade(leaf, 0.12),
      'stroke-width': 1.5,
    }) +
    path('M-10 0L-6-60Q0-66 8-60L11 0Z', { fill: color }) +
    path('M-5 0L-3-58M1 0V-60M6 0L5-58', {
      fill: 'none',
      stroke: shade(color, -0.09),
      'stroke-width': 1.6,
    }) +
    path('M-8 0L-4.5-56', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 2 })
  );
};

/** An open blossom of five petals, radius about 24. */
export const flower = (color: string, ink: Ink): string => {
  const petal =
    path('M0 2C-13-3-15-17-6-25Q0-21 5-26C15-17 12-3 0 2Z', { fill: color }) +
    path('M0 0V-16M0-4l-4-8M0-4l4-8', {
      fill: 'none',
      stroke: shade(color, -0.13, 1.1),
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
    });
  const id = ink.piece(petal);
  return (
    [36, 108, 180, 252, 324].map((turn) => show(id, 0, 0, turn)).join('') +
    circle(0, 0, 5, { fill: '#f6cf4b' }) +
    circle(-1.2, -1.2, 2, { fill: '#fff2b8' })
  );
};
