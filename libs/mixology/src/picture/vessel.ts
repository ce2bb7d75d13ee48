import { shade } from './color.ts';
import { outlineOf, radiusAt, rimOf, ringOf, sliceOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { circle, el, ellipse, path } from './svg.ts';
import { vesselColor } from './vessel-color.ts';

/** The color of this picture's vessel. */
export const bodyColor = ({ shape, spec }: Scene): string =>
  shape.material === 'glass' ? '#ffffff' : vesselColor(shape.material, spec.seed);

/** The inside of the vessel, seen over its rim. */
export const paintVesselBehind = (scene: Scene): string => {
  const { rim } = scene;
  const color = bodyColor(scene);
  return (
    ellipse(0, rim.y, rim.r + 3, rim.ry + 1.2, { fill: shade(color, 0.08) }) +
    ellipse(0, rim.y + 0.8, rim.r, rim.ry, { fill: shade(color, -0.2) })
  );
};

const sheen = (scene: Scene, color: string): string => {
  const metal = scene.shape.material !== 'ceramic';
  const stops: readonly (readonly [number, string])[] = metal
    ? [
        [0, shade(color, -0.16)],
        [0.14, shade(color, 0.02)],
        [0.28, shade(color, 0.2, 0.7)],
        [0.42, shade(color, 0.04)],
        [0.74, shade(color, -0.1, 1.05)],
        [0.9, shade(color, 0.07)],
        [1, shade(color, -0.14)],
      ]
    : [
        [0, shade(color, -0.05)],
        [0.26, shade(color, 0.07)],
        [0.6, color],
        [1, shade(color, -0.14)],
      ];
  return scene.ink.define('skin', (id) =>
    el(
      'linearGradient',
      { id },
      stops.map(([offset, stop]) => el('stop', { offset, 'stop-color': stop })).join(''),
    ),
  );
};

/** A carved face: brow, eyes, nose and a mouth full of teeth. */
const face = (color: string): string => {
  const dark = shade(color, -0.22, 0.9);
  const light = shade(color, 0.16, 0.7);
  return (
    path('M-50-166Q-26-180-3-160Q0-157 3-160Q26-180 50-166L46-152Q26-164 8-146H-8Q-26-164-46-152Z', {
      fill: light,
    }) +
    path('M-42-140Q-25-156-12-136Q-26-122-42-140ZM42-140Q25-156 12-136Q26-122 42-140Z', { fill: dark }) +
    path('M-33-138a6 5 0 1 0 12 0a6 5 0 1 0-12 0M21-138a6 5 0 1 0 12 0a6 5 0 1 0-12 0', { fill: '#fdf3d6' }) +
    path('M-7-142H7L16-104Q0-92-16-104Z', { fill: light }) +
    path('M-9-102a3.5 2.6 0 1 0 7 0a3.5 2.6 0 1 0-7 0M2-102a3.5 2.6 0 1 0 7 0a3.5 2.6 0 1 0-7 0', {
      fill: dark,
    }) +
    path('M-46-78Q0-94 46-78Q48-48 26-40Q0-34-26-40Q-48-48-46-78Z', { fill: dark }) +
    path('M-38-75Q0-87 38-75L35-63H-35ZM-32-47L-28-57H28L32-47Q0-38-32-47Z', { fill: '#fdf3d6' }) +
    path('M-20-80V-63M0-83V-63M20-80V-63M-14-57V-43M0-57V-42M14-57V-43', {
      stroke: dark,
      'stroke-width': 2.4,
    }) +
    path('M-58-26Q0-12 58-26M-56-16Q0-2 56-16', {
      fill: 'none',
      stroke: light,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    })
  );
};

/** Rings, beading and hammer marks, by material. */
const ornament = (scene: Scene, color: string): string => {
  const { shape, rim } = scene;
  const stand = { x: 0, y: 0 };
  const band = (h: number, width: number, stroke: string) =>
    path(ringOf(radiusAt(shape.outer, h) - 1, h, stand, 'front'), {
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  if (shape.material === 'ceramic') return face(color);
  if (shape.material === 'silver') {
    return (
      band(rim.h - 12, 4, shade(color, -0.1)) +
      band(rim.h - 11, 1.6, '#fff') +
      path(ringOf(radiusAt(shape.outer, 12), 12, stand, 'front'), {
        fill: 'none',
        stroke: '#eef3f4',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '.1 6',
      }) +
      path(outlineOf(sliceOf(shape.outer, 20, rim.h - 30), stand, 'front'), {
        fill: '#fff',
        'fill-opacity': 0.22,
      })
    );
  }
  const drops: [number, number, number][] = [
    [-52, -96, 3],
    [-30, -52, 2.4],
    [-8, -110, 2],
    [16, -70, 3],
    [38, -104, 2.4],
    [52, -44, 2.8],
    [-58, -46, 2.2],
    [2, -30, 2.4],
  ];
  return (
    band(rim.h - 8, 2, shade(color, 0.14)) +
    drops
      .map(
        ([x, y, r]) =>
          circle(x, y, r, { fill: '#fff', 'fill-opacity': 0.5 }) +
          circle(x + 0.8, y + 1, r * 0.5, { fill: shade(color, -0.14), 'fill-opacity': 0.5 }),
      )
      .join('')
  );
};

/** The body before its drink. */
export const paintVesselBefore = (scene: Scene): string => {
  const { shape } = scene;
  const stand = { x: 0, y: 0 };
  const color = bodyColor(scene);
  const { r, h } = rimOf(shape.outer);
  return (
    path(outlineOf(shape.outer, stand, 'front'), { fill: `url(#${sheen(scene, color)})` }) +
    ornament(scene, color) +
    path(ringOf(r - 1, h, stand, 'front'), {
      fill: 'none',
      stroke: shade(color, 0.2, 0.8),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    })
  );
};
