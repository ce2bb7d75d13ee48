import { blend, oklchOf, shade } from './color.ts';
import { foamColor, type Mixture } from './mixing.ts';
import { outlineOf, radiusAt, sliceOf } from './profile.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { circle, el, ellipse, group, num, nums, path } from './svg.ts';

const stops = (list: readonly (readonly [at: number, color: string, opacity: number])[]): string =>
  list
    .map(([offset, color, opacity]) =>
      el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');

/**
 * Light falls in from the upper left and fades toward both sides of the glass. A clear drink is seen by its edges:
 * there the glass bends the surroundings into it.
 */
const lightAcross = ({
  color,
  opacity,
}: Mixture): readonly (readonly [at: number, color: string, opacity: number])[] => {
  if (opacity < 0.6) {
    const bent = shade(color, -0.27, 1.5);
    return [
      [0, bent, 0.85],
      [0.13, shade(color, -0.1, 1.2), opacity],
      [0.4, shade(color, -0.03, 1.2), opacity * 0.7],
      [0.82, shade(color, -0.11, 1.2), opacity],
      [1, bent, 0.95],
    ];
  }
  return [
    [0, shade(color, -0.06, 1.05), Math.min(1, opacity + 0.08)],
    [0.28, shade(color, 0.035), opacity],
    [0.7, color, opacity],
    [1, shade(color, -0.1, 1.05), Math.min(1, opacity + 0.12)],
  ];
};

const bodyGradient = (scene: Scene, mixture: Mixture, name: string): string =>
  scene.ink.define(name, (id) => el('linearGradient', { id }, stops(lightAcross(mixture))));

const bubbles = (scene: Scene): string => {
  const { whole, surface, shape, random, layers } = scene;
  if (whole.fizz < 0.15) return '';
  const bottom = layers[0]?.low ?? 0;
  const count = Math.round(10 + 22 * whole.fizz);
  const sizes = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const up = random() ** 0.8;
    const h = bottom + 8 + (surface.h - bottom - 14) * up;
    const reach = Math.max(2, radiusAt(shape.inner, h) * 0.84);
    // They grow as they rise.
    sizes[Math.min(2, Math.floor(up * 2 + random()))] += `M${nums(between(random, -reach, reach), -h)}h.1`;
  }
  return group(
    { stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-linecap': 'round', fill: 'none' },
    sizes.map((d, size) => (d ? path(d, { 'stroke-width': 2.2 + size * 1.5 }) : '')).join(''),
  );
};

/** Light gathers in a clear drink; an opaque or a black one takes it in. */
const glowOf = ({ color, cloudiness }: Mixture): number =>
  Math.max(0.15, (cloudiness > 0.6 ? 0.5 : 1) * Math.min(1, oklchOf(color).l * 1.7 - 0.35));

/** The body of the drink: one slice of the glass per layer, each with its own light. */
export const paintLiquid = (scene: Scene): string => {
  const { layers, shape, stand, ink } = scene;
  const clip = ink.define('body', (id) =>
    el(
      'clipPath',
      { id },
      path(outlineOf(sliceOf(shape.inner, layers[0]?.low ?? 0, scene.surface.h), stand, 'front'), {}),
    ),
  );
  const body = layers
    .map(({ mixture, low, high }, index) =>
      path(outlineOf(sliceOf(shape.inner, low, high), stand, 'front'), {
        fill: `url(#${bodyGradient(scene, mixture, `l${index}`)})`,
      }),
    )
    .join('');
  const first = layers[0];
  if (!first) return '';
  const depth = scene.surface.h - first.low;
  const light = ink.define('light', (id) =>
    el(
      'radialGradient',
      { id },
      stops([
        [0, '#fff', 0.42],
        [1, '#fff', 0],
      ]),
    ),
  );
  const glow = ellipse(
    stand.x + scene.surface.r * 0.28,
    stand.y - first.low - depth * 0.2,
    scene.surface.r * 0.8,
    depth * 0.42,
    {
      fill: `url(#${light})`,
      opacity: num(glowOf(first.mixture)),
    },
  );
  return body + group({ 'clip-path': `url(#${clip})` }, glow + bubbles(scene));
};

/** The surface, seen from slightly above; or the head that stands on it. */
export const paintSurface = (scene: Scene): string => {
  const { surface, top, stand, shape, layers } = scene;
  const last = layers.at(-1);
  if (!last) return '';
  const { color, opacity, cloudiness } = last.mixture;
  if (top.h === surface.h) {
    return (
      ellipse(stand.x, surface.y, surface.r, surface.ry, {
        fill: shade(color, opacity < 0.6 ? -0.04 : cloudiness > 0.1 ? 0.05 : 0.08, 0.9),
        'fill-opacity': Math.min(1, opacity + 0.05),
        stroke: shade(color, -0.12, 1.2),
        'stroke-opacity': 0.5,
      }) +
      ellipse(stand.x, surface.y + 0.6, surface.r - 1.6, surface.ry - 1.2, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 1.2,
      })
    );
  }
  const foam = foamColor(color);
  return (
    path(outlineOf(sliceOf(shape.inner, surface.h - 1, top.h), stand, 'front'), { fill: foam }) +
    path(outlineOf(sliceOf(shape.inner, surface.h - 1, surface.h + 4), stand, 'front'), {
      fill: blend(foam, color, 0.4),
    }) +
    ellipse(stand.x, top.y, top.r, top.ry, {
      fill: shade(foam, 0.015, 0.8),
      stroke: shade(foam, -0.07, 1.3),
      'stroke-width': 1,
    }) +
    foamBeads(scene, shade(foam, -0.05))
  );
};

const foamBeads = (scene: Scene, fill: string): string => {
  const { top, surface, stand, random } = scene;
  let beads = '';
  for (let index = 0; index < 9; index += 1) {
    const x = stand.x + between(random, -0.85, 0.85) * top.r;
    const y = between(random, top.y + top.ry + 3, surface.y + surface.ry - 3);
    beads += circle(x, y, between(random, 0.9, 2), {});
  }
  return group({ fill }, beads);
};
