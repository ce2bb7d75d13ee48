import type { GlassShape } from './glass-shape.ts';
import type { Curve } from './profile.ts';

/** A stem that widens into the disc it stands on, up to a height, to be followed by the bowl. */
const stem = (foot: number, thickness: number, upTo: number): readonly Curve[] => [
  [foot * 0.3, 5, thickness + 1, 8, thickness + 0.4, 24],
  [thickness, 36, thickness, upTo - 14, thickness + 0.4, upTo],
];

/** Glasses on a stem. */
export const stemmed = {
  martini: {
    capacity: 190,
    material: 'glass',
    fill: [0.72, 0.85],
    foot: 58,
    outer: {
      start: [36, 2],
      curves: [...stem(58, 3.4, 100), [4.2, 106, 8, 109, 13, 114], [112, 236]],
    },
    inner: {
      start: [0, 113],
      curves: [
        [6, 113, 10, 115, 14, 119.5],
        [108.5, 236],
      ],
    },
  },
  coupe: {
    capacity: 180,
    material: 'glass',
    fill: [0.62, 0.82],
    foot: 55,
    outer: {
      start: [34.1, 2],
      curves: [...stem(55, 3.6, 104), [5, 112, 16, 114, 32, 120], [74, 134, 100, 160, 103, 206]],
    },
    inner: {
      start: [0, 117],
      curves: [
        [14, 117, 26, 120, 38, 125.5],
        [74, 140, 96.5, 164, 99.6, 206],
      ],
    },
  },
  'nick and nora': {
    capacity: 150,
    material: 'glass',
    fill: [0.62, 0.82],
    foot: 46,
    outer: {
      start: [28.5, 2],
      curves: [
        ...stem(46, 3.2, 106),
        [4.4, 113, 12, 116, 24, 123],
        [50, 138, 68, 158, 68, 190],
        [68, 208, 66, 220, 63.5, 236],
      ],
    },
    inner: {
      start: [0, 118],
      curves: [
        [10, 118, 20, 124, 28, 129.5],
        [50, 144, 64.6, 162, 64.6, 190],
        [64.6, 208, 62.8, 220, 60.4, 236],
      ],
    },
  },
  flute: {
    capacity: 190,
    material: 'glass',
    fill: [0.7, 0.86],
    foot: 43,
    outer: {
      start: [26.7, 2],
      curves: [
        ...stem(43, 3.2, 80),
        [4.6, 90, 11, 96, 18, 108],
        [32, 132, 38, 158, 38, 186],
        [38, 214, 36, 234, 33, 262],
      ],
    },
    inner: {
      start: [0, 92],
      curves: [
        [6, 92, 13, 104, 18, 113],
        [30, 136, 34.8, 160, 34.8, 186],
        [34.8, 214, 33, 234, 30.2, 262],
      ],
    },
  },
  wine: {
    capacity: 450,
    material: 'glass',
    fill: [0.45, 0.72],
    foot: 52,
    outer: {
      start: [32.2, 2],
      curves: [
        ...stem(52, 3.6, 86),
        [5, 94, 16, 97, 30, 103],
        [56, 114, 72, 134, 72, 164],
        [72, 194, 64, 222, 57, 250],
      ],
    },
    inner: {
      start: [0, 99],
      curves: [
        [12, 99, 22, 103, 32, 107.5],
        [55, 118, 68.6, 138, 68.6, 164],
        [68.6, 194, 61, 222, 54, 250],
      ],
    },
  },
  balloon: {
    capacity: 600,
    material: 'glass',
    fill: [0.52, 0.72],
    foot: 54,
    outer: {
      start: [33.5, 2],
      curves: [
        ...stem(54, 4, 60),
        [6, 68, 24, 72, 42, 80],
        [76, 95, 98, 124, 98, 158],
        [98, 188, 88, 218, 79, 244],
      ],
    },
    inner: {
      start: [0, 73],
      curves: [
        [18, 73, 32, 79, 44, 84.5],
        [76, 99, 94.4, 126, 94.4, 158],
        [94.4, 188, 84.6, 218, 75.8, 244],
      ],
    },
  },
  snifter: {
    capacity: 400,
    material: 'glass',
    fill: [0.3, 0.52],
    foot: 52,
    outer: {
      start: [32.2, 2],
      curves: [
        [18, 5, 9, 8, 7, 20],
        [6, 26, 7, 34, 20, 40],
        [60, 52, 90, 72, 90, 108],
        [90, 146, 66, 168, 58, 204],
      ],
    },
    inner: {
      start: [0, 42],
      curves: [
        [10, 42, 18, 43, 28, 47],
        [64, 60, 86.4, 78, 86.4, 108],
        [86.4, 144, 62.6, 166, 54.8, 204],
      ],
    },
  },
  margarita: {
    capacity: 350,
    material: 'glass',
    fill: [0.6, 0.84],
    foot: 56,
    outer: {
      start: [34.7, 2],
      curves: [
        ...stem(56, 4, 84),
        [6, 92, 16, 94, 24, 98],
        [42, 108, 47, 122, 47, 142],
        [47, 152, 54, 156, 70, 162],
        [98, 172, 108, 190, 109, 218],
      ],
    },
    inner: {
      start: [0, 95],
      curves: [
        [8, 95, 16, 98, 22, 101],
        [38, 110, 43.6, 124, 43.6, 143],
        [43.6, 155, 52, 160, 67, 165],
        [94, 175, 104.6, 192, 105.6, 218],
      ],
    },
  },
  hurricane: {
    capacity: 450,
    material: 'glass',
    fill: [0.72, 0.88],
    straw: true,
    foot: 47,
    outer: {
      start: [29.1, 2],
      curves: [
        [18, 6, 10.4, 9, 9, 22],
        [8.4, 30, 12, 33, 20, 38],
        [44, 50, 61, 72, 61, 100],
        [61, 132, 42, 146, 42, 176],
        [42, 206, 57, 230, 63, 262],
      ],
    },
    inner: {
      start: [0, 36],
      curves: [
        [8, 36, 14, 39, 20, 42],
        [42, 54, 57.4, 76, 57.4, 100],
        [57.4, 132, 38.6, 146, 38.6, 176],
        [38.6, 206, 53.6, 230, 59.6, 262],
      ],
    },
  },
  sling: {
    capacity: 330,
    material: 'glass',
    fill: [0.74, 0.88],
    straw: true,
    foot: 43,
    outer: {
      start: [26.7, 2],
      curves: [
        [16, 6, 9.4, 9, 8, 24],
        [7.6, 34, 12, 38, 22, 42],
        [34, 47, 37, 56, 38, 70],
        [50, 262],
      ],
    },
    inner: {
      start: [0, 42],
      curves: [
        [12, 42, 22, 44, 26, 48],
        [32, 54, 34, 62, 34.6, 72],
        [46.4, 262],
      ],
    },
  },
  'irish coffee': {
    capacity: 240,
    material: 'glass',
    fill: [0.72, 0.86],
    handle: { top: 170, bottom: 92, reach: 42, width: 11 },
    foot: 48,
    outer: {
      start: [29.8, 2],
      curves: [
        [20, 6, 12.4, 9, 11, 22],
        [10.4, 30, 16, 34, 28, 40],
        [48, 50, 58, 62, 58, 84],
        [62, 216],
      ],
    },
    inner: {
      start: [0, 40],
      curves: [
        [14, 40, 24, 43, 32, 47],
        [48, 56, 53.6, 68, 53.8, 86],
        [57.8, 216],
      ],
    },
  },
} as const satisfies Record<string, GlassShape>;
