import { nums } from './svg.ts';

/** A straight line to (radius, height), or a cubic Bézier with its two control points first. */
export type Curve =
  | readonly [r: number, h: number]
  | readonly [r1: number, h1: number, r2: number, h2: number, r: number, h: number];

/**
 * One side of a turned body: from where it leaves the ground up to the rim, as (radius, height above the counter)
 * in the units of the drawing. Heights never fall along the way, so each height has one radius.
 */
export interface Profile {
  start: readonly [r: number, h: number];
  curves: readonly Curve[];
}

/** Where a glass stands: its axis and the height of the counter, in the picture's coordinates. */
export interface Stand {
  x: number;
  y: number;
}

type Cubic = readonly [number, number, number, number, number, number, number, number];

/** We look slightly down on everything: how flat a circle at this height is seen. */
export const flatness = (h: number): number => 0.165 - 0.00022 * h;

const known = new WeakMap<Profile, Cubic[]>();

const cubics = (profile: Profile): Cubic[] => {
  const before = known.get(profile);
  if (before) return before;
  let [r0, h0] = profile.start;
  const all = profile.curves.map((curve) => {
    const [r1, h1, r2, h2, r, h] =
      curve.length === 2
        ? [
            r0 + (curve[0] - r0) / 3,
            h0 + (curve[1] - h0) / 3,
            r0 + ((curve[0] - r0) * 2) / 3,
            h0 + ((curve[1] - h0) * 2) / 3,
            ...curve,
          ]
        : curve;
    const cubic: Cubic = [r0, h0, r1, h1, r2, h2, r, h];
    [r0, h0] = [r, h];
    return cubic;
  });
  known.set(profile, all);
  return all;
};

const at = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

const timeAt = (cubic: Cubic, h: number): number => {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (at(cubic[1], cubic[3], cubic[5], cubic[7], middle) < h) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The part of a cubic between two times, by de Casteljau's construction. */
const cut = (cubic: Cubic, from: number, to: number): Cubic => {
  const point = (u: number, v: number, w: number): [number, number] => {
    const blossom = (a: number, b: number, c: number, d: number): number => {
      const ab = a + (b - a) * u;
      const bc = b + (c - b) * u;
      const cd = c + (d - c) * u;
      const abc = ab + (bc - ab) * v;
      return abc + (bc + (cd - bc) * v - abc) * w;
    };
    return [blossom(cubic[0], cubic[2], cubic[4], cubic[6]), blossom(cubic[1], cubic[3], cubic[5], cubic[7])];
  };
  return [...point(from, from, from), ...point(from, from, to), ...point(from, to, to), ...point(to, to, to)];
};

export const bottomOf = (profile: Profile): number => profile.start[1];
export const rimOf = (profile: Profile): { r: number; h: number } => {
  const last = profile.curves.at(-1) ?? profile.start;
  return { r: last.at(-2) ?? 0, h: last.at(-1) ?? 0 };
};

/** Radius at a height; beyond the ends, that of the end. */
export const radiusAt = (profile: Profile, h: number): number => {
  const parts = cubics(profile);
  const part = parts.find((cubic) => h <= cubic[7]) ?? parts.at(-1);
  if (!part) return 0;
  return at(part[0], part[2], part[4], part[6], timeAt(part, Math.max(h, part[1])));
};

/** The part of a profile between two heights. */
export const sliceOf = (profile: Profile, low: number, high: number): Profile => {
  const parts = cubics(profile)
    .filter((cubic) => cubic[7] > low && cubic[1] < high)
    .map((cubic) =>
      cut(cubic, cubic[1] < low ? timeAt(cubic, low) : 0, cubic[7] > high ? timeAt(cubic, high) : 1),
    );
  const first = parts[0];
  return {
    start: first ? [first[0], first[1]] : profile.start,
    curves: parts.map(([, , ...rest]) => rest as unknown as Curve),
  };
};

/** Cubic units of the drawing held between two heights, for a body of revolution. */
export const volumeBetween = (profile: Profile, low: number, high: number): number => {
  const steps = Math.max(1, Math.ceil((high - low) / 4));
  const step = (high - low) / steps;
  let volume = 0;
  for (let index = 0; index < steps; index += 1) {
    volume += Math.PI * radiusAt(profile, low + (index + 0.5) * step) ** 2 * step;
  }
  return volume;
};

/** An elliptic arc from the current point to the other side of the axis. `down` passes in front, else behind. */
const arc = (r: number, h: number, toX: number, y: number, sweep: 0 | 1): string =>
  r < 0.05 ? '' : `A${nums(r, Math.max(0.1, r * flatness(h)))} 0 0 ${sweep} ${nums(toX, y)}`;

/**
 * The closed outline of a body. The bottom is always seen from the front; at the top either its back edge (an open
 * vessel: `behind`) or its front edge (a body of liquid below its surface: `front`).
 */
export const outlineOf = (profile: Profile, stand: Stand, top: 'behind' | 'front' = 'behind'): string => {
  const parts = cubics(profile);
  const rim = rimOf(profile);
  const [r0, h0] = profile.start;
  const X = (r: number) => stand.x + r;
  const Y = (h: number) => stand.y - h;
  let d = `M${nums(X(r0), Y(h0))}`;
  for (const [, , r1, h1, r2, h2, r, h] of parts) d += `C${nums(X(r1), Y(h1), X(r2), Y(h2), X(r), Y(h))}`;
  d += arc(rim.r, rim.h, X(-rim.r), Y(rim.h), top === 'behind' ? 0 : 1);
  for (const [ra, ha, r1, h1, r2, h2] of parts.toReversed()) {
    d += `C${nums(X(-r2), Y(h2), X(-r1), Y(h1), X(-ra), Y(ha))}`;
  }
  return `${d}${arc(r0, h0, X(r0), Y(h0), 0)}Z`;
};

/** Both sides of a body as open lines, joined by the front of its bottom unless it grows out of a foot. */
export const sidesOf = (profile: Profile, stand: Stand, bottom: boolean): string => {
  const parts = cubics(profile);
  const { r: top, h: rim } = rimOf(profile);
  const [r0, h0] = profile.start;
  const X = (r: number) => stand.x + r;
  const Y = (h: number) => stand.y - h;
  let d = `M${nums(X(-top), Y(rim))}`;
  for (const [ra, ha, r1, h1, r2, h2] of parts.toReversed()) {
    d += `C${nums(X(-r2), Y(h2), X(-r1), Y(h1), X(-ra), Y(ha))}`;
  }
  d += bottom ? arc(r0, h0, X(r0), Y(h0), 0) : `M${nums(X(r0), Y(h0))}`;
  for (const [, , r1, h1, r2, h2, r, h] of parts) d += `C${nums(X(r1), Y(h1), X(r2), Y(h2), X(r), Y(h))}`;
  return d;
};

/** The front half (or the back half) of the circle at a height, as an open line. */
export const ringOf = (r: number, h: number, stand: Stand, side: 'front' | 'behind'): string =>
  `M${nums(stand.x - r, stand.y - h)}${arc(r, h, stand.x + r, stand.y - h, side === 'front' ? 0 : 1)}`;

/** Points along the side at a share of its radius: where light is mirrored. `share` below 0 is the left side. */
export const meridian = (
  profile: Profile,
  stand: Stand,
  low: number,
  high: number,
  share: (along: number) => number,
  steps = 6,
): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const h = low + ((high - low) * step) / steps;
    return [stand.x + radiusAt(profile, h) * share(step / steps), stand.y - h];
  });
