import type { GlassShape } from './glass-shape.ts';

/** Glasses that stand on their own thick bottom. */
export const tumblers = {
  rocks: {
    capacity: 300,
    material: 'glass',
    fill: [0.42, 0.8],
    facets: 0.46,
    outer: {
      start: [63, 0],
      curves: [
        [68, 0, 70, 3, 70.6, 9],
        [82, 148],
      ],
    },
    inner: {
      start: [58, 22],
      curves: [
        [63, 22, 66, 24, 66.6, 30],
        [77.5, 148],
      ],
    },
  },
  'double rocks': {
    capacity: 380,
    material: 'glass',
    fill: [0.45, 0.8],
    outer: {
      start: [74, 0],
      curves: [
        [80, 0, 84, 4, 84, 11],
        [84, 164],
      ],
    },
    inner: {
      start: [70, 24],
      curves: [
        [75, 24, 79, 27, 79, 33],
        [79, 164],
      ],
    },
  },
  highball: {
    capacity: 330,
    material: 'glass',
    fill: [0.7, 0.86],
    straw: true,
    outer: {
      start: [45, 0],
      curves: [
        [49, 0, 51.5, 3, 52, 9],
        [57, 228],
      ],
    },
    inner: {
      start: [42, 15],
      curves: [
        [46, 15, 48, 17, 48.4, 22],
        [53, 228],
      ],
    },
  },
  collins: {
    capacity: 380,
    material: 'glass',
    fill: [0.7, 0.88],
    straw: true,
    outer: {
      start: [42, 0],
      curves: [
        [46, 0, 48, 3, 48, 9],
        [48, 252],
      ],
    },
    inner: {
      start: [39, 14],
      curves: [
        [43, 14, 44.4, 17, 44.4, 22],
        [44.4, 252],
      ],
    },
  },
  shot: {
    capacity: 60,
    material: 'glass',
    fill: [0.55, 0.86],
    outer: {
      start: [38, 0],
      curves: [
        [42, 0, 43.5, 3, 44, 8],
        [58, 128],
      ],
    },
    inner: {
      start: [35, 27],
      curves: [
        [40, 27, 42, 29, 42.8, 34],
        [54, 128],
      ],
    },
  },
  pint: {
    capacity: 568,
    material: 'glass',
    fill: [0.72, 0.9],
    outer: {
      start: [47, 0],
      curves: [
        [51, 0, 53, 3, 53.4, 8],
        [63, 172],
        [64, 182, 72, 184, 72.5, 196],
        [73, 208, 68, 214, 68, 246],
      ],
    },
    inner: {
      start: [45, 13],
      curves: [
        [48, 13, 50, 15, 50.3, 20],
        [59.4, 172],
        [60.4, 182, 68.4, 184, 68.8, 196],
        [69.2, 208, 64.4, 214, 64.4, 246],
      ],
    },
  },
  pilsner: {
    capacity: 400,
    material: 'glass',
    fill: [0.72, 0.88],
    outer: {
      start: [42, 0],
      curves: [
        [46, 0, 46, 7, 42, 9],
        [34, 13, 29, 17, 29, 25],
        [29, 70, 60, 120, 60, 258],
      ],
    },
    inner: {
      start: [14, 34],
      curves: [
        [23, 34, 26.5, 40, 28, 48],
        [34, 90, 56.4, 140, 56.4, 258],
      ],
    },
  },
} as const satisfies Record<string, GlassShape>;
