import type { PictureFormat } from './picture-spec.ts';
import { flatness } from './profile.ts';
import type { Scene } from './scene.ts';
import { el, ellipse } from './svg.ts';

/** The visible field: a card is a square, a share image shows more wall on both sides. */
export const fieldOf = (format: PictureFormat): { x: number; width: number; height: number } =>
  format === 'card' ? { x: 0, width: 400, height: 400 } : { x: -181, width: 762, height: 400 };

/** The wall, the light on it, the glass's shadow and the colour the light carries through the drink. */
export const paintGround = (scene: Scene, format: PictureFormat): string => {
  const { ink, stand, shape } = scene;
  const field = fieldOf(format);
  const glow = ink.define('glow', (id) =>
    el(
      'radialGradient',
      { id },
      el('stop', { offset: 0, ...ink.stop('glow') }) +
        el('stop', { offset: 1, ...ink.stop('glow'), 'stop-opacity': 0 }),
    ),
  );
  const shadow = ink.define('shade', (id) =>
    el(
      'radialGradient',
      { id },
      el('stop', { offset: 0, ...ink.stop('shadow') }) +
        el('stop', { offset: 0.5, ...ink.stop('shadow') }) +
        el('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0 }),
    ),
  );
  const r = shape.outer.start[0];
  return (
    el('rect', { x: field.x, width: field.width, height: field.height, ...ink.fill('wall') }) +
    ellipse(stand.x - 30, 180, 230, 210, { fill: `url(#${glow})` }) +
    ellipse(stand.x + r * 0.3, stand.y + 3, r * 1.55, r * flatness(0) * 1.9, { fill: `url(#${shadow})` }) +
    ellipse(stand.x + r * 0.62, stand.y + 5, r * 0.8, r * flatness(0) * 0.85, { ...ink.fill('pool') })
  );
};
