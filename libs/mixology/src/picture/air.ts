import { shade } from './color.ts';
import { foamColor } from './mixing.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { nums, path } from './svg.ts';

/** Steam over a hot drink. */
export const paintSteam = ({ spec, rim, ink }: Scene): string => {
  if (!spec.hot) return '';
  const wisp = (x: number, y: number, size: number): string =>
    `M${nums(x, y)}c${nums(-9 * size, -11 * size, 9 * size, -19 * size, 0, -31 * size)}s${nums(8 * size, -17 * size, 2 * size, -27 * size)}`;
  const y = rim.y - rim.ry - 10;
  return path(wisp(-rim.r * 0.36, y, 0.85) + wisp(0, y - 4, 1) + wisp(rim.r * 0.36, y, 0.8), {
    ...ink.stroke('steam', 5),
    'stroke-linecap': 'round',
  });
};

/** The mound of a blended drink. */
export const paintSlush = (scene: Scene): string => {
  const { frozen, surface, layers, random } = scene;
  if (!frozen) return '';
  const color = layers.at(-1)?.mixture.color ?? '#ffffff';
  const light = foamColor(color);
  const { r, y, ry } = surface;
  const top = y - Math.min(34, r * 0.5);
  let grains = '';
  for (let index = 0; index < 26; index += 1) {
    const across = between(random, -0.8, 0.8);
    const up = random() * Math.sqrt(1 - across * across) * 0.85;
    grains += `M${nums(across * r, y + ry * 0.4 - up * (y - top))}h${nums(between(random, 1, 4))}`;
  }
  const body = shade(color, 0.05, 0.85);
  return (
    path(
      `M${nums(-r, y)}C${nums(-r, y - 9, -r * 0.84, y - 12, -r * 0.72, y - 11)}C${nums(-r * 0.6, top + 2, -r * 0.3, top + 3, -r * 0.1, top)}C${nums(r * 0.2, top - 6, r * 0.5, top + 8, r * 0.62, y - 14)}C${nums(r * 0.86, y - 14, r, y - 9, r, y)}A${nums(r, ry)} 0 0 1 ${nums(-r, y)}Z`,
      { fill: body },
    ) +
    path(`M${nums(-r * 0.55, y - 12)}Q${nums(-r * 0.3, top + 4, r * 0.02, top + 6)}`, {
      fill: 'none',
      stroke: light,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    path(grains, { stroke: light, 'stroke-width': 2, 'stroke-linecap': 'round' })
  );
};
