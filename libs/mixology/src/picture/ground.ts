import type { GarnishShape } from '@barspoon/contracts';
import type { PictureFormat } from './picture-spec.ts';
import { flatness, rimOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { el, ellipse, place } from './svg.ts';

/** The visible field: a card is a square, a share image shows more wall on both sides. */
export const fieldOf = (format: PictureFormat): { x: number; width: number; height: number } =>
  format === 'card' ? { x: 0, width: 400, height: 400 } : { x: -181, width: 762, height: 400 };

/** How far what stands in a drink rises from its surface, in the units of the drawing. */
const rising: Partial<Record<GarnishShape, number>> = {
  celery: 100,
  cinnamon: 92,
  umbrella: 76,
  herb: 78,
  mint: 68,
  cream: 48,
};

/** Room needed above the rim. */
const crownOf = ({ spec, straw, rim, top }: Scene): number => {
  const depth = rim.h - top.h;
  return Math.max(
    14,
    spec.hot ? 72 : 0,
    straw ? 48 : 0,
    ...spec.garnish.map(({ shape }) =>
      shape === 'pineapple'
        ? 68
        : rising[shape]
          ? rising[shape] - depth + (spec.hot && shape === 'cream' ? 46 : 0)
          : 26,
    ),
  );
};

/** Small glasses are drawn closer than tall ones, and all lower when much stands above the rim, so that each fills its card. */
const placing = (scene: Scene): { x: number; y: number; scale: number } => {
  const { shape } = scene;
  const { r, h } = rimOf(shape.outer);
  const crown = crownOf(scene);
  const scale = Math.min(1.38, 262 / h, 356 / (h + crown), 280 / (2 * r));
  const low = 208 + ((h + crown * 0.5) * scale) / 2;
  return {
    x: 200 - (shape.handle ? shape.handle.reach * 0.42 * scale : 0),
    y: Math.min(374, Math.max(low, (h + crown) * scale + 10)),
    scale,
  };
};

export const standing = (scene: Scene, drawing: string): string => {
  const { x, y, scale } = placing(scene);
  return place(drawing, x, y, 0, scale);
};

/** The wall behind the drink and the light on it. */
export const paintWall = ({ ink }: Scene, format: PictureFormat): string => {
  const field = fieldOf(format);
  const glow = ink.define('glow', (id) =>
    el(
      'radialGradient',
      { id },
      el('stop', { offset: 0, ...ink.stop('glow') }) + el('stop', { offset: 1, ...ink.stop('wall') }),
    ),
  );
  return (
    el('rect', { x: field.x, width: field.width, height: field.height, ...ink.fill('wall') }) +
    ellipse(176, 176, 225, 215, { fill: `url(#${glow})` })
  );
};

/** The glass's shadow, and in it the color that the light carries through the drink. */
export const paintShadow = ({ ink, shape }: Scene): string => {
  const shadow = ink.define('shade', (id) =>
    el(
      'radialGradient',
      { id },
      el('stop', { offset: 0.4, ...ink.stop('shadow') }) +
        el('stop', { offset: 1, ...ink.stop('shadow'), style: 'stop-opacity:0' }),
    ),
  );
  const light = ink.define('pool', (id) =>
    el(
      'radialGradient',
      { id },
      el('stop', { offset: 0.35, ...ink.stop('pool') }) +
        el('stop', { offset: 1, ...ink.stop('pool'), style: 'stop-opacity:0' }),
    ),
  );
  const r = shape.foot ?? shape.outer.start[0];
  const flat = r * flatness(0);
  return (
    ellipse(r * 0.3, 3, r * 1.55, flat * 1.9, { fill: `url(#${shadow})` }) +
    ellipse(r * 0.72, 5, r * 0.95, flat * 1.15, { fill: `url(#${light})` })
  );
};
