import type { Rim } from '@barspoon/contracts';
import { rimOf, ringOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { path } from './svg.ts';

/** What a rim is dipped in: its body, and its lighter and darker grains. */
const crusts: Record<Rim, readonly [body: string, light: string, dark: string]> = {
  salt: ['#eef3f3', '#ffffff', '#a9bab9'],
  sugar: ['#f8f3e6', '#ffffff', '#cbbf9f'],
  'chili salt': ['#d9633c', '#f6c9a8', '#a8331d'],
  'cinnamon sugar': ['#c99a63', '#f1dcb8', '#96602e'],
  cocoa: ['#6b4128', '#93664a', '#47270f'],
  coconut: ['#f7f2e4', '#ffffff', '#c4b996'],
};

/** The crust on one half of the rim, grains and all. */
export const paintRim = (scene: Scene, side: 'front' | 'behind'): string => {
  const { spec, shape, ink } = scene;
  if (!spec.rim) return '';
  const [body, light, dark] = crusts[spec.rim];
  const { r, h } = rimOf(shape.outer);
  const coarse = spec.rim === 'coconut' ? 5 : 1.6;
  const ring = (lower: number) => ringOf(r - 0.5, h - lower, { x: 0, y: 0 }, side);
  const round = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(ring(3), { ...ink.stroke('crust', 10.5), 'stroke-linecap': 'round' }) +
    path(ring(3), { ...round, stroke: body, 'stroke-width': 8.5 }) +
    path(ring(1), {
      ...round,
      stroke: light,
      'stroke-width': 2.6,
      'stroke-dasharray': `${coarse} 4.3 .5 5.2`,
    }) +
    path(ring(5), { ...round, stroke: dark, 'stroke-width': 2, 'stroke-dasharray': `.6 6.1 ${coarse} 3.7` }) +
    path(ring(3), {
      ...round,
      stroke: dark,
      'stroke-width': 1.6,
      'stroke-dasharray': '.5 7.3',
      'stroke-opacity': 0.7,
    })
  );
};
