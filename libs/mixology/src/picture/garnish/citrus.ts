import { blend, oklchOf, shade } from '../color.ts';
import { circle, group, nums, path } from '../svg.ts';

const pith = (color: string): string => blend('#fffaf0', color, 0.08);
const rind = (color: string): string => shade(color, oklchOf(color).l > 0.8 ? -0.03 : 0, 1.1);
const flesh = (color: string): string => shade(color, 0.06, 0.92);

const on = (radius: number, degrees: number): [number, number] => [
  Math.cos((degrees * Math.PI) / 180) * radius,
  Math.sin((degrees * Math.PI) / 180) * radius,
];

/** The segments of a cut fruit between two angles, clockwise from the right, as one path. */
const segments = (count: number, from: number, to: number, radius: number): string => {
  const step = (to - from) / count;
  const gap = 90 / radius;
  return Array.from({ length: count }, (_, index) => {
    const a = from + index * step + gap;
    const b = from + (index + 1) * step - gap;
    return `M${nums(...on(radius * 0.2, (a + b) / 2))}L${nums(...on(radius, a))}A${nums(radius, radius)} 0 0 1 ${nums(...on(radius, b))}Z`;
  }).join('');
};

const pulp = (d: string, color: string): string =>
  path(d, { fill: flesh(color), stroke: flesh(color), 'stroke-width': 2, 'stroke-linejoin': 'round' });

/** A whole cut circle of fruit, radius 27. */
export const wheel = (color: string): string =>
  circle(0, 0, 27, { fill: rind(color) }) +
  circle(0, 0, 24.2, { fill: pith(color) }) +
  pulp(segments(8, 8, 368, 20), color) +
  path('M-17.5-11A20.5 20.5 0 0 1-4-20.3', {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.75,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });

/** Half a wheel, its cut edge below; radius 29. */
export const slice = (color: string): string =>
  path('M-29 0A29 29 0 0 1 29 0Z', {
    fill: rind(color),
    stroke: rind(color),
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  }) +
  path('M-26 0A26 26 0 0 1 26 0Z', { fill: pith(color) }) +
  group({ transform: 'translate(0-1.2)' }, pulp(segments(4, 180, 360, 21), color)) +
  path('M-19-12A22.5 22.5 0 0 1-6-21.5', {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.7,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
  });

/** A lengthwise eighth, rind outward (down), seen from its cut side. */
export const wedge = (color: string): string =>
  path('M-30-8C-26 17 26 17 30-8C17-1-17-1-30-8Z', {
    fill: rind(color),
    stroke: rind(color),
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  }) +
  path('M-28-8.5C-20 10.5 20 10.5 28-8.5C16-14-16-14-28-8.5Z', { fill: pith(color) }) +
  pulp(
    'M-23-8C-18-11.5-12-12-9.5-12L-6.5 2.5C-13 1.5-19-2-23-8ZM-5.5-12.3H5.5L3 3.2H-3ZM23-8C18-11.5 12-12 9.5-12L6.5 2.5C13 1.5 19-2 23-8Z',
    color,
  ) +
  path('M-20 2.5C-13 10 2 11.5 10 9', {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.4,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });

/** A curl of peel, hanging down from the origin about 46 units. */
export const twist = (color: string): string => {
  const turns = [0, 12, 24];
  const edge = shade(rind(color), -0.13, 0.95);
  const back = turns
    .slice(0, 2)
    .map((y) => `M8 ${y + 3}C8 ${y + 9}-8 ${y + 8}-8 ${y + 13}V${y + 6}C-6 ${y + 2} 6 ${y + 3} 8 ${y - 4}Z`)
    .join('');
  const front = turns
    .map((y) => `M-9 ${y - 9}C-10 ${y} 9 ${y - 3} 9 ${y + 5}V${y + 13}C9 ${y + 5}-9 ${y + 9}-9 ${y - 1}Z`)
    .join('');
  const light = turns.map((y) => `M-6.5 ${y - 2}C-4 ${y + 2} 3 ${y + 1.5} 6 ${y + 4}`).join('');
  return (
    path(back, { fill: blend(pith(color), edge, 0.3) }) +
    path(front, { fill: rind(color), stroke: edge, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }) +
    path('M-9-9C-9-14-2-15 1-12C-2-12-5-9-4-5Z', {
      fill: pith(color),
      stroke: edge,
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    path(light, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    })
  );
};

/** A thick quarter of a large fruit, its point down. */
export const grapefruit = (color: string): string => {
  const skin = shade(color, 0.08, 0.9, 22);
  return (
    path('M0 12L-30-19A43 43 0 0 1 30-19Z', {
      fill: skin,
      stroke: skin,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    path('M0 10L-27.5-17.5A39 39 0 0 1 27.5-17.5Z', {
      fill: pith(color),
      stroke: pith(color),
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }) +
    pulp(
      'M-2.5 4L-22.5-17.5A33 33 0 0 1-11-22.5ZM0 4L-8-23.5A33 33 0 0 1 8-23.5ZM2.5 4L22.5-17.5A33 33 0 0 0 11-22.5Z',
      color,
    ) +
    path('M-18-18L-9-8', {
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    })
  );
};
