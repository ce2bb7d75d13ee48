import { blend, shade } from '../color.ts';
import type { Ink } from '../ink.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import { circle, ellipse, nums, path, show } from '../svg.ts';

/** Three coffee beans as they lie on foam. */
export const beans = (color: string, ink: Ink): string => {
  const dark = blend(color, '#2a140a', 0.5);
  const bean =
    ellipse(0, 0, 9, 6, { fill: dark }) +
    path('M-7.5-1.5C-3 3 3-3 7.5 1.5', { fill: 'none', stroke: shade(dark, -0.14), 'stroke-width': 1.6 }) +
    path('M-5-3.5Q-1-5.5 3-4.5', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    });
  const id = ink.piece(bean);
  return show(id, -9, -2, -32) + show(id, 9, -2, 30) + show(id, 0, 5, 4);
};

/** Fine grating over a surface with these radii. */
export const dust = (color: string, random: Random, rx: number, ry: number): string => {
  let d = '';
  for (let index = 0; index < 46; index += 1) {
    const turn = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * 0.78;
    d += `M${nums(Math.cos(turn) * reach * rx, Math.sin(turn) * reach * ry)}h${nums(between(random, 0.3, 2.2))}`;
  }
  return path(d, {
    stroke: shade(color, -0.06),
    'stroke-width': 1.7,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.85,
  });
};

/** Curls and shavings of chocolate over a surface with these radii. */
export const shavings = (color: string, random: Random, rx: number, ry: number): string => {
  let d = '';
  for (let index = 0; index < 12; index += 1) {
    const turn = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * 0.62;
    d += `M${nums(Math.cos(turn) * reach * rx, Math.sin(turn) * reach * ry - 1)}q${nums(between(random, -2, 4), between(random, -5, -2), between(random, 5, 8), between(random, -1, 2))}`;
  }
  return (
    dust(color, random, rx * 0.9, ry * 0.9) +
    path(d, { fill: 'none', stroke: color, 'stroke-width': 3, 'stroke-linecap': 'round' })
  );
};

/** Whipped cream on a surface with these radii, about 34 high. */
export const cream = (color: string, rx: number, ry: number): string => {
  const light = blend(color, '#ffffff', 0.6);
  const dark = shade(light, -0.09, 1.8);
  const w = Math.min(rx * 0.86, 58);
  return (
    path(
      `M${nums(-w, 0)}A${nums(w, Math.min(ry, w * 0.3))} 0 0 0 ${nums(w, 0)}C${nums(w * 1.05, -13, w * 0.72, -15, w * 0.7, -15)}C${nums(w * 0.74, -26, w * 0.4, -26, w * 0.36, -26)}C${nums(w * 0.3, -36, 4, -34, -2, -44)}C${nums(-6, -33, -w * 0.42, -36, -w * 0.42, -26)}C${nums(-w * 0.74, -26, -w * 0.72, -15, -w * 0.7, -14)}C${nums(-w, -14, -w * 1.05, -8, -w, 0)}Z`,
      { fill: light, stroke: dark, 'stroke-width': 1.2 },
    ) +
    path(
      `M${nums(-w * 0.6, -12)}Q${nums(0, 0, w * 0.66, -13)}M${nums(-w * 0.36, -24)}Q${nums(0, -14, w * 0.34, -24)}`,
      { fill: 'none', stroke: dark, 'stroke-width': 2.4, 'stroke-linecap': 'round' },
    )
  );
};

/** A lump of sugar about 18 wide. */
export const sugarCube = (): string =>
  path('M-9-5L1-9L10-5L0-1Z', { fill: '#fff' }) +
  path('M-9-5L0-1V10L-9 5Z', { fill: '#f1ece2' }) +
  path('M10-5L0-1V10L10 5Z', { fill: '#ddd5c6' });

/** A quill of cinnamon standing on the origin, about 92 high. */
export const cinnamon = (color: string): string => {
  const dark = shade(color, -0.12);
  return (
    path('M-7 0V-88H7V0Z', { fill: color }) +
    path('M1 0V-88M-4 0V-88', { stroke: dark, 'stroke-width': 1.8 }) +
    path('M-5.5-2V-86', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 1.5 }) +
    ellipse(-3.2, -88, 4.2, 2.6, { fill: dark }) +
    ellipse(3.6, -88, 3.8, 2.6, { fill: dark }) +
    circle(-3.2, -88, 1.6, { fill: shade(color, 0.1) }) +
    circle(3.6, -88, 1.4, { fill: shade(color, 0.1) })
  );
};

/** A paper parasol on its stick, which stands on the origin; about 74 high. */
export const umbrella = (color: string): string => {
  const light = blend(color, '#ffffff', 0.5);
  return (
    path('M0 0V-64', { stroke: '#d9bc8b', 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    path(
      'M0-74C-22-72-38-56-42-38Q-33-43-25-38Q-17-43-8.5-38Q0-43 8.5-38Q17-43 25-38Q33-43 42-38C38-56 22-72 0-74Z',
      { fill: color },
    ) +
    path(
      'M0-74C-14-68-22-54-25-38Q-17-43-8.5-38C-8-52-5-64 0-74ZM0-74C5-64 8-52 8.5-38Q17-43 25-38C22-54 14-68 0-74Z',
      { fill: light },
    ) +
    path('M0-78V-72', { stroke: '#d9bc8b', 'stroke-width': 3, 'stroke-linecap': 'round' })
  );
};
