/** Linear-light red, green and blue, each 0–1: the space in which light and dyes may be multiplied and added. */
export type Linear = readonly [number, number, number];

/** OKLCH (Björn Ottosson, 2020): perceptual lightness 0–1, chroma about 0–0.35, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Reads #rrggbb. */
export const linearOf = (hex: string): Linear => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
};

export const hexOf = (linear: Linear): string =>
  `#${linear
    .map((channel) =>
      Math.round(toGamma(clamp(channel, 0, 1)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
};

const linearOfOklch = ({ l, c, h }: Oklch): Linear => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** The nearest screen color of the same lightness and hue: chroma is lowered until it fits sRGB. */
export const hexOfOklch = (color: Oklch): string => {
  const l = clamp(color.l, 0, 1);
  let c = Math.max(0, color.c);
  let linear = linearOfOklch({ l, c, h: color.h });
  while (c > 0.002 && linear.some((channel) => channel < -0.001 || channel > 1.001)) {
    c *= 0.94;
    linear = linearOfOklch({ l, c, h: color.h });
  }
  return hexOf(linear);
};

/** A shade of a color: `l` is added to its lightness, its chroma multiplied by `c`, `h` added to its hue. */
export const shade = (hex: string, l: number, c = 1, h = 0): string => {
  const from = oklchOf(hex);
  return hexOfOklch({ l: from.l + l, c: from.c * c, h: from.h + h });
};

/** Mixes light, not paint: `share` of `other` in `hex`. For shading a drawing, never for mixing drinks. */
export const blend = (hex: string, other: string, share: number): string => {
  const from = linearOf(hex);
  const to = linearOf(other);
  return hexOf(
    [0, 1, 2].map((i) => (from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share) as unknown as Linear,
  );
};
