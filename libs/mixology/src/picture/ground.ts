import type { GarnishShape } from '@barspoon/contracts';
import type { PictureFormat } from './picture-spec.ts';
import { flatness, rimOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { el, ellipse, place } from './svg.ts';

/** The visible field: a card is a square, a share image shows more wall on both sides. */
export const fieldOf = (format: PictureFormat): { x: number; width: number; height: number } =>
  format === 'card' ? { x: 0, width: 400, height: 400 } : { x: -181, width: 762, height: 400 };

/** Room that things above the rim need, in the units of the drawing. */
const crowns: Partial<Record<GarnishShape, number>> = {
  celery: 72,
  pineapple: 56,
  umbrella: 48,
  cinnamon: 56,
  herb: 44,
  mint: 30,
  cream: 34,
};

const crownOf = ({ spec, straw }: Scene): number =>
  Math.max(
    14,
    spec.hot ? 66 : 0,
    straw ? 46 : 0,
    ...spec.garnish.map(({ shape }) => (crowns[shape] ?? 22) + (spec.hot && shape === 'cream' ? 60 : 0)),
  );

/** Small glasses are drawn closer than tall ones, and lower when much stands above the rim, so that each fills its card. */
const placing = (scene: Scene): { x: number; y: number; scale: number } => {
  const { shape } = scene;
  const { r, h } = rimOf(shape.outer);
  const crown = crownOf(scene);
  const scale = Math.min(1.38, 262 / h, 348 / (h + crown), 280 / (2 * r));
  return {
    x: 200 - (shape.handle ? shape.handle.reach * 0.42 * scale : 0),
    y: Math.min(372, 210 + ((h + crown * 0.6) * scale) / 2),
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

/** The glass's shadow, and in it the colour that the light carries through the drink. */
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
