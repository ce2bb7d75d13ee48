import { hexOf, hexOfOklch, type Linear, linearOf, oklchOf } from './color.ts';
import type { Clarity, PictureLiquid } from './picture-spec.ts';

/** What a mixture looks like in a glass about 6 cm wide. */
export interface Mixture {
  /** #rrggbb */
  color: string;
  /** How much it hides of what is behind it: about 0.25 for gin, near 1 for milk. */
  opacity: number;
  /** How much it scatters light: 0 for gin, 1 and more for cream. */
  cloudiness: number;
  /** Share of the volume that was carbonated, 0–1. */
  fizz: number;
  ml: number;
}

/** Scattering per share of volume: none in a clear liquid, a lot in cream. */
const scattering: Record<Clarity, number> = { clear: 0, cloudy: 0.35, creamy: 5 };

/**
 * A little of a strong color tints more than its share (grenadine, bitters), because named colors are those of
 * the full bottle, darker than the eye can tell. The exponent makes a dash show and leaves a full glass as it is.
 */
const tinting = 0.62;
const pathLength = 1.1;
/** How soon scattering hides what is behind, and how much a dye tells on light that is scattered back early. */
const hiding = 7.5;
const coupling = 0.32;

const clampChannel = (channel: number): number => Math.min(0.985, Math.max(0.002, channel));
const each = (at: (channel: 0 | 1 | 2) => number): Linear => [at(0), at(1), at(2)];

/** Kubelka–Munk: what an endless layer reflects, from the ratio of absorption to scattering. */
const reflectance = (ratio: number): number => 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
const ratioOf = (channel: number): number => (1 - channel) ** 2 / (2 * channel);

/**
 * Absorbance of a clear liquid at its share. A dark liquid is gray in the bottle and amber when it is thin: the part
 * of the darkness that all channels share goes first.
 */
const dyeOf = (seen: Linear, channel: 0 | 1 | 2, share: number): number => {
  const all = seen.map((value) => -Math.log(value));
  const darkness = Math.min(...all);
  const purity = Math.max(...all) - darkness;
  const strength = share ** (tinting - 0.22 * Math.min(1, darkness / 3) - 0.1 * Math.min(1, purity / 4));
  return strength * ((all[channel] ?? 0) - (1 - share) * 0.6 * darkness);
};

/**
 * The look of liquids mixed together. Clear liquids take light away from each other (Beer–Lambert: their
 * absorbances add by volume), cloudy and creamy ones scatter it back (Kubelka–Munk), so cream turns the whole opaque
 * and spirit hardly changes anything. Never an average of colors.
 */
export const mixLiquids = (liquids: readonly PictureLiquid[]): Mixture => {
  const ml = liquids.reduce((sum, liquid) => sum + liquid.ml, 0);
  if (ml <= 0) return { color: '#f3f7f6', opacity: 0.25, cloudiness: 0, fizz: 0, ml: 0 };
  let dye: Linear = [0, 0, 0];
  let pigment: Linear = [0, 0, 0];
  let scattered = 0;
  for (const liquid of liquids) {
    const share = liquid.ml / ml;
    const seen = linearOf(liquid.color).map(clampChannel) as unknown as Linear;
    const scatter = scattering[liquid.clarity] * share;
    scattered += scatter;
    if (scatter > 0) pigment = each((channel) => pigment[channel] + scatter * ratioOf(seen[channel]));
    else dye = each((channel) => dye[channel] + dyeOf(seen, channel, share));
  }
  const hidden = 1 - Math.exp(-hiding * scattered);
  // Light scattered back early has met little of the dye, least of all of what makes it dark: latte is tan, not gray.
  const early = each((channel) => pigment[channel] + (dye[channel] - 0.45 * Math.min(...dye)) * coupling);
  const seen = each((channel) => {
    const passed = Math.exp(-(dye[channel] + pigment[channel] * 3) * pathLength);
    const returned = scattered > 0 ? reflectance(early[channel] / scattered) : passed;
    return passed * (1 - hidden) + returned * hidden;
  });
  const strength = [...dye, ...pigment].reduce((sum, value) => sum + value, 0) / 3;
  const exact = oklchOf(hexOf(seen));
  return {
    // Drawn a little lighter and purer than it is: the picture has no lamp behind it.
    color: hexOfOklch({ l: 0.06 + exact.l * 0.935, c: exact.c * 1.25, h: exact.h }),
    opacity: Math.min(0.97, 0.22 + 0.78 * (1 - Math.exp(-(1.8 * strength + 10 * scattered)))),
    cloudiness: scattered,
    fizz: liquids.reduce((sum, liquid) => sum + (liquid.carbonated ? liquid.ml : 0), 0) / ml,
    ml,
  };
};

/** The head on a drink: nearly white on a pale one, tan on coffee, always of the drink's own hue. */
export const foamColor = (color: string): string => {
  const { l, c, h } = oklchOf(color);
  // Coffee's reddish brown turns to tan when it is beaten full of air.
  const hue = l < 0.5 && h < 75 ? h + (68 - h) * 0.7 : h;
  return hexOfOklch({
    l: 0.97 - 0.3 * (1 - l) ** 1.4,
    c: Math.min(0.075, c * 0.22 + (1 - l) * 0.05),
    h: hue,
  });
};
