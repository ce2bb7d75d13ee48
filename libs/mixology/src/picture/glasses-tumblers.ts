import type { GlassShape } from './glass-shape.ts';

/** Glasses that stand on their own thick bottom. */
export const tumblers = {
  rocks: {
    capacity: 300,
    material: 'glass',
    fill: [0.42, 0.8],
    outer: { start: [69, 0], curves: [[82, 148]] },
    inner: { start: [65, 23], curves: [[77.5, 148]] },
  },
  'double rocks': {
    capacity: 380,
    material: 'glass',
    fill: [0.45, 0.8],
    outer: { start: [84, 0], curves: [[84, 166]] },
    inner: { start: [79, 26], curves: [[79, 166]] },
  },
  highball: {
    capacity: 330,
    material: 'glass',
    fill: [0.7, 0.86],
    straw: true,
    outer: { start: [50, 0], curves: [[57, 228]] },
    inner: { start: [47, 15], curves: [[53, 228]] },
  },
  collins: {
    capacity: 380,
    material: 'glass',
    fill: [0.7, 0.88],
    straw: true,
    outer: { start: [48, 0], curves: [[48, 252]] },
    inner: { start: [44.2, 14], curves: [[44.2, 252]] },
  },
  shot: {
    capacity: 60,
    material: 'glass',
    fill: [0.55, 0.86],
    outer: { start: [43, 0], curves: [[58, 128]] },
    inner: { start: [42, 28], curves: [[54, 128]] },
  },
  pint: {
    capacity: 568,
    material: 'glass',
    fill: [0.72, 0.9],
    outer: {
      start: [52, 0],
      curves: [
        [62, 172],
        [63, 182, 72, 184, 72.5, 196],
        [73, 208, 68, 214, 68, 246],
      ],
    },
    inner: {
      start: [49, 13],
      curves: [
        [58.4, 172],
        [59.4, 182, 68.4, 184, 68.8, 196],
        [69.2, 208, 64.4, 214, 64.4, 246],
      ],
    },
  },
  pilsner: {
    capacity: 400,
    material: 'glass',
    fill: [0.72, 0.88],
    outer: {
      start: [44, 0],
      curves: [
        [44, 8, 29, 10, 29, 24],
        [29, 70, 60, 120, 60, 258],
      ],
    },
    inner: {
      start: [10, 33],
      curves: [
        [20, 33, 26, 40, 28, 48],
        [34, 90, 56.4, 140, 56.4, 258],
      ],
    },
  },
} as const satisfies Record<string, GlassShape>;
