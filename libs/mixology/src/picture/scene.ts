import type { GlassShape } from './glass-shape.ts';
import { glassShapes } from './glasses.ts';
import type { Ink } from './ink.ts';
import { mixturesOf } from './layers.ts';
import { type Mixture, mixLiquids } from './mixing.ts';
import type { PictureSpec } from './picture-spec.ts';
import { bottomOf, flatness, radiusAt, rimOf, type Stand, volumeBetween } from './profile.ts';
import type { Random } from './random.ts';

/** A circle at some height of the glass, as it is seen. */
export interface Ring {
  h: number;
  r: number;
  y: number;
  ry: number;
}

export interface Layer {
  mixture: Mixture;
  low: number;
  high: number;
}

/** Everything the painters need to know about one picture. */
export interface Scene {
  spec: PictureSpec;
  shape: GlassShape;
  stand: Stand;
  ink: Ink;
  random: Random;
  /** The drink as a whole, as if stirred. */
  whole: Mixture;
  layers: Layer[];
  /** The surface of the liquid, and of the head above it when there is one. */
  surface: Ring;
  top: Ring;
  rim: Ring;
  frozen: boolean;
  /** A straw stands in it. */
  straw: boolean;
}

export const ringAt = (shape: GlassShape, stand: Stand, h: number): Ring => {
  const r = radiusAt(shape.inner, h);
  return { h, r, y: stand.y - h, ry: r * flatness(h) };
};

/** Ice in the glass lifts the drink: what a volume of drink becomes with it. */
const swelling = {
  none: 1.22,
  cubes: 1.75,
  'large cube': 1.9,
  crushed: 1.9,
  cracked: 1.75,
  block: 1.7,
} as const;

const heightHolding = (shape: GlassShape, ml: number): number => {
  const bottom = bottomOf(shape.inner);
  const { h: rim } = rimOf(shape.inner);
  const [low, high] = shape.fill;
  const wanted = (ml / shape.capacity) * volumeBetween(shape.inner, bottom, rim);
  let h = bottom + low * (rim - bottom);
  const max = bottom + high * (rim - bottom);
  let held = volumeBetween(shape.inner, bottom, h);
  while (h < max && held < wanted) {
    held += volumeBetween(shape.inner, h, h + 2);
    h += 2;
  }
  return Math.min(h, max);
};

const layersOf = (spec: PictureSpec, shape: GlassShape, level: number): Layer[] => {
  const bottom = bottomOf(shape.inner);
  const mixtures = mixturesOf(spec);
  // A thin float must be seen: no layer is drawn flatter than a share of the whole.
  const min = Math.min(0.16, 0.8 / mixtures.length);
  const ml = mixtures.reduce((total, mixture) => total + mixture.ml, 0);
  const shares = mixtures.map((mixture) => Math.max(min, ml > 0 ? mixture.ml / ml : 1));
  const sum = shares.reduce((total, share) => total + share, 0);
  let low = bottom;
  return mixtures.map((mixture, index) => {
    const high =
      index === mixtures.length - 1 ? level : low + ((shares[index] ?? 0) / sum) * (level - bottom);
    const layer = { mixture, low, high };
    low = high;
    return layer;
  });
};

/** Height of the head of foam, in the units of the drawing. */
const headHeight = (spec: PictureSpec, shape: GlassShape): number => {
  if (!spec.foam) return 0;
  const { h } = rimOf(shape.inner);
  const depth = h - bottomOf(shape.inner);
  return Math.min(26, depth * (spec.glass === 'pint' || spec.glass === 'pilsner' ? 0.13 : 0.15));
};

/** Painters draw around the foot of the glass; the finished drawing is then moved to its place on the card. */
const stand: Stand = { x: 0, y: 0 };

export const composeScene = (spec: PictureSpec, ink: Ink, random: Random): Scene => {
  const shape: GlassShape = glassShapes[spec.glass];
  const whole = mixLiquids(spec.liquids);
  const head = headHeight(spec, shape);
  const rim = ringAt(shape, stand, rimOf(shape.inner).h);
  // A vessel that hides its drink is poured full, or there would be nothing to see.
  const level = shape.material === 'glass' ? heightHolding(shape, whole.ml * swelling[spec.ice]) : rim.h - 3;
  const top = Math.min(level + head * 0.5, rim.h - 6);
  const surface = ringAt(shape, stand, head > 0 ? top - head : level);
  const frozen = spec.method === 'blend' && spec.ice !== 'cubes';
  return {
    spec,
    shape,
    stand,
    ink,
    random,
    whole,
    layers: layersOf(spec, shape, surface.h),
    surface,
    top: head > 0 ? ringAt(shape, stand, top) : surface,
    rim,
    frozen,
    straw: frozen || (shape.straw === true && spec.ice !== 'none' && spec.ice !== 'block'),
  };
};
