import { blend, oklchOf, shade } from '../color.ts';
import type { Ink } from '../ink.ts';
import { circle, ellipse, group, nums, path, show } from '../svg.ts';

const glint = (x: number, y: number, rx: number, ry: number): string =>
  group(
    { transform: `translate(${x} ${y})rotate(-35)` },
    ellipse(0, 0, rx, ry, { fill: '#fff', 'fill-opacity': 0.7 }),
  );

const ball = (color: string, rx: number, ry: number): string =>
  ellipse(0, 0, rx, ry, { fill: color }) +
  path(
    `M${-rx * 0.2} ${ry}A${rx} ${ry} 0 0 0 ${rx} ${-ry * 0.3}A${rx * 1.1} ${ry * 1.1} 0 0 1 ${-rx * 0.2} ${ry}Z`,
    {
      fill: shade(color, -0.1),
      'fill-opacity': 0.7,
    },
  );

/** Dark fruit must be seen before a dark wall. */
const lifted = (color: string): string => {
  const { l } = oklchOf(color);
  return l < 0.42 ? shade(color, 0.42 - l, 1.1) : color;
};

/** A cherry around the origin, radius 11, with its stem unless it is on a pick. */
export const cherry = (color: string, stem = true): string =>
  (stem
    ? path('M1-9C2-20 8-28 17-33', {
        fill: 'none',
        stroke: blend(color, '#4d6b2c', 0.7),
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
      })
    : '') +
  ball(lifted(color), 11.5, 11) +
  glint(-4, -4.5, 3.4, 2);

export const olive = (color: string): string =>
  ball(color, 13, 10) + ellipse(11.5, 0, 2.6, 3.6, { fill: '#c8372d' }) + glint(-4.5, -4, 4, 1.8);

export const onion = (): string =>
  ball('#f3efdf', 9.5, 9) +
  path('M-7-4Q0-9 7-4M-8 1Q0-4 8 1', { fill: 'none', stroke: '#cfc8ab', 'stroke-width': 0.9 }) +
  glint(-3.5, -4, 2.6, 1.5);

/** A raspberry or blackberry, about 24 high. */
export const berry = (color: string): string => {
  const rows: readonly (readonly [number, number])[] = [
    [0, 9],
    [-5, 4.5],
    [5, 4.5],
    [-7.5, -1.5],
    [0, -1],
    [7.5, -1.5],
    [-4, -7],
    [4, -7],
  ];
  const lights = rows.slice(1, 7).map(([x, y]) => `M${nums(x - 1.5, y - 1.7)}v0`);
  return (
    group(
      { fill: lifted(color), stroke: shade(lifted(color), -0.1), 'stroke-width': 0.9 },
      rows.map(([x, y]) => circle(x, y, 5, {})).join(''),
    ) +
    path(lights.join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.55,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    })
  );
};

/** A wedge of pineapple with leaves, its point down on the rim. */
export const pineapple = (color: string): string => {
  const leaf = '#4f8a3c';
  return (
    path('M-5-28C-16-38-22-50-24-62C-12-54-4-44-1-30ZM6-28C16-36 24-46 30-56C18-53 8-44 2-30Z', {
      fill: leaf,
    }) +
    path('M-6-27C-8-44-4-58 4-72C9-56 9-42 5-27Z', { fill: shade(leaf, 0.08) }) +
    path('M0-30V-60', { stroke: shade(leaf, -0.06), 'stroke-width': 1.2 }) +
    path('M-33-15C-18-32 18-32 33-15L29-7L2 21Q0 23-2 21L-29-7Z', { fill: shade(color, -0.24, 0.85, -14) }) +
    path('M-28-10C-15-24 15-24 28-10L2 18Q0 20-2 18Z', { fill: shade(color, 0.03) }) +
    path('M-16-12L-2 10M0-16V8M16-12L2 10', {
      fill: 'none',
      stroke: shade(color, -0.07),
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    }) +
    path('M-21-11C-14-16-6-18 0-18', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    })
  );
};

/** Three thin apple slices fanned out, standing on the origin. */
export const apple = (color: string, ink: Ink): string => {
  const one =
    path('M0 6C-17 2-21-22-9-40C5-34 9-10 0 6Z', { fill: color }) +
    path('M0 5C-12-2-15-22-8-37C5-32 8-10 0 5Z', { fill: '#fbf3d9' }) +
    path('M-4-14l1.5 5', { stroke: '#6b4526', 'stroke-width': 2, 'stroke-linecap': 'round' });
  const id = ink.piece(one);
  return show(id, 0, 0, -24) + show(id, 5, -1, 4) + show(id, 10, 0, 32);
};

/** Two coins of banana. */
export const banana = (color: string, ink: Ink): string => {
  const coin =
    ellipse(0, 0, 15, 14, { fill: shade(color, -0.06, 1.2) }) +
    ellipse(0, 0, 12.5, 11.5, { fill: '#fbf0cd' }) +
    path('M-3-2l1-3M2-2l2-2M0 3v3', { stroke: '#b08d4f', 'stroke-width': 1.6, 'stroke-linecap': 'round' });
  const id = ink.piece(coin);
  return show(id, 9, 3) + show(id, -6, -4);
};

/** Two rounds of cucumber, one before the other. */
export const cucumber = (color: string, ink: Ink): string => {
  const skin = shade(color, -0.2, 1.15);
  const round =
    circle(0, 0, 20, { fill: skin }) +
    circle(0, 0, 17.5, { fill: '#dfeec0' }) +
    circle(0, 0, 9.5, { fill: '#eef6da' }) +
    path('M-6-4l-2-1.5M0-7v-2.5M6-4l2-1.5M-6 4l-2 1.5M0 7v2.5M6 4l2 1.5', {
      stroke: '#b9cf8c',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }) +
    path('M-12-8A15 15 0 0 1-3-14.5', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    });
  const id = ink.piece(round);
  return show(id, 13, -3, 0, 0.9) + show(id, -7, 0);
};

/** A thick coin of ginger root. */
export const ginger = (color: string): string =>
  path('M-14-3C-15-11-4-13 2-11C9-15 17-9 15-1C18 6 11 12 4 10C-3 14-14 10-14-3Z', {
    fill: shade(color, -0.16, 1.1),
  }) +
  path('M-12-4C-12-10-3-11 2-9C8-12 14-8 13-2C15 4 9 9 4 7.5C-3 11-12 7-12-4Z', {
    fill: shade(color, 0.04),
  }) +
  path('M-6-3C-2-7 6-7 9-3M-6 2C-1 5 5 5 8 1', {
    fill: 'none',
    stroke: shade(color, -0.08),
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
  });
