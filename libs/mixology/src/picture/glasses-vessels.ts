import type { GlassShape } from './glass-shape.ts';

/** Mugs, cups and bowls. */
export const vessels = {
  'tiki mug': {
    capacity: 450,
    material: 'ceramic',
    fill: [0.86, 0.9],
    straw: true,
    outer: {
      start: [62, 0],
      curves: [
        [63, 40, 70, 70, 70, 106],
        [70, 150, 64, 176, 66, 214],
      ],
    },
    inner: {
      start: [52, 12],
      curves: [
        [56, 12, 58, 16, 58, 22],
        [60, 60, 62, 80, 62, 106],
        [62, 150, 58, 176, 59, 214],
      ],
    },
  },
  'copper mug': {
    capacity: 480,
    material: 'copper',
    fill: [0.86, 0.9],
    handle: { top: 128, bottom: 40, reach: 48, width: 12 },
    outer: {
      start: [72, 0],
      curves: [
        [76, 5, 79, 14, 80, 26],
        [83, 52, 80, 90, 76, 120],
        [75, 134, 75, 144, 76, 158],
      ],
    },
    inner: {
      start: [60, 12],
      curves: [
        [70, 12, 74, 20, 76, 30],
        [80, 60, 77, 90, 73, 120],
        [71, 134, 71, 144, 71.5, 158],
      ],
    },
  },
  'julep cup': {
    capacity: 350,
    material: 'silver',
    fill: [0.86, 0.9],
    straw: true,
    outer: {
      start: [54, 0],
      curves: [[74, 172]],
    },
    inner: {
      start: [46, 10],
      curves: [
        [50, 10, 51, 12, 51.6, 17],
        [70, 172],
      ],
    },
  },
  mug: {
    capacity: 330,
    material: 'glass',
    fill: [0.62, 0.82],
    handle: { top: 138, bottom: 42, reach: 50, width: 14 },
    outer: {
      start: [75, 0],
      curves: [[75, 176]],
    },
    inner: {
      start: [69.5, 20],
      curves: [[69.5, 176]],
    },
  },
  'punch bowl': {
    capacity: 3000,
    material: 'glass',
    foot: 66,
    fill: [0.55, 0.72],
    outer: {
      start: [50, 2],
      curves: [
        [42, 8, 40, 14, 41, 22],
        [42, 30, 60, 33, 78, 40],
        [120, 56, 144, 92, 148, 160],
      ],
    },
    inner: {
      start: [30, 36],
      curves: [
        [52, 37, 64, 40, 78, 46],
        [116, 62, 139, 96, 142.6, 160],
      ],
    },
  },
  'punch cup': {
    capacity: 200,
    material: 'glass',
    foot: 44,
    fill: [0.55, 0.78],
    handle: { top: 104, bottom: 44, reach: 38, width: 10 },
    outer: {
      start: [36, 2],
      curves: [
        [31, 8, 34, 14, 46, 18],
        [68, 28, 78, 52, 78, 78],
        [78, 100, 74, 114, 74, 128],
      ],
    },
    inner: {
      start: [24, 22],
      curves: [
        [36, 22, 44, 23, 50, 26],
        [66, 36, 74, 56, 74, 78],
        [74, 100, 70, 114, 70, 128],
      ],
    },
  },
} as const satisfies Record<string, GlassShape>;
