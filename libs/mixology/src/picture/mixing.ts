import { hexOf, hexOfOklch, type Linear, linearOf, oklchOf } from './colour.ts';
import type { Clarity, PictureLiquid } from './picture-spec.ts';

/** What a mixture looks like in a glass about 6 cm wide. */
export interface Mixture {
  /** #rrggbb */
  colour: string;
  /** How much it hides of what is behind it: about 0.3 for gin, near 1 for milk. */
  opacity: number;
  /** How much it scatters light: 0 for gin, 1 and more for cream. */
  cloudiness: number;
  /** Share of the volume that was carbonated, 0–1. */
  fizz: number;
  ml: number;
}

/** Scattering per share of volume: none in a clear liquid, a lot in cream. */
const scattering: Record<Clarity, number> = { clear: 0, cloudy: 0.9, creamy: 3 };

/**
 * A little of a strong colour tints more than its share (grenadine, bitters), because named colours are those of
 * the full bottle, darker than the eye can tell. The exponent makes a dash show and leaves a full glass as it is.
 */
const tinting = 0.62;
const pathLength = 1.15;

const clampChannel = (channel: number): number => Math.min(0.985, Math.max(0.004, channel));
const each = (at: (channel: 0 | 1 | 2) => number): Linear => [at(0), at(1), at(2)];

/** Kubelka–Munk: what an endless layer reflects, from the ratio of absorption to scattering. */
const reflectance = (ratio: number): number => 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
const ratioOf = (channel: number): number => (1 - channel) ** 2 / (2 * channel);

/**
 * The look of liquids mixed together. Clear liquids take light away from each other (Beer–Lambert: their
 * absorbances add by volume), cloudy and creamy ones scatter it back (Kubelka–Munk), so cream turns the whole opaque
 * and spirit hardly changes anything. Never an average of colours.
 */
export const mixLiquids = (liquids: readonly PictureLiquid[]): Mixture => {
  const ml = liquids.reduce((sum, liquid) => sum + liquid.ml, 0);
  if (ml <= 0) return { colour: '#f3f7f6', opacity: 0.3, cloudiness: 0, fizz: 0, ml: 0 };
  const absorbed: [number, number, number] = [0, 0, 0];
  let scattered = 0;
  for (const { colour, clarity, ml: volume } of liquids) {
    const share = volume / ml;
    const linear = linearOf(colour);
    const scatter = scattering[clarity];
    scattered += share * scatter;
    for (const channel of [0, 1, 2] as const) {
      const seen = clampChannel(linear[channel]);
      absorbed[channel] +=
        scatter === 0 ? share ** tinting * -Math.log(seen) : share ** 0.9 * scatter * ratioOf(seen);
    }
  }
  const hidden = 1 - Math.exp(-2.2 * scattered);
  const seen = each((channel) => {
    const passed = Math.exp(-absorbed[channel] * pathLength);
    const returned = scattered > 0 ? reflectance((absorbed[channel] * 0.7) / scattered) : passed;
    return passed * (1 - hidden) + returned * hidden;
  });
  const strength = (absorbed[0] + absorbed[1] + absorbed[2]) / 3;
  const exact = oklchOf(hexOf(seen));
  return {
    colour: hexOfOklch({ l: 0.1 + exact.l * 0.89, c: exact.c * 1.12, h: exact.h }),
    opacity: Math.min(0.97, 0.32 + 0.68 * (1 - Math.exp(-(1.5 * strength + 4 * scattered)))),
    cloudiness: scattered,
    fizz: liquids.reduce((sum, liquid) => sum + (liquid.carbonated ? liquid.ml : 0), 0) / ml,
    ml,
  };
};

/** The head on a drink: nearly white on a pale one, tan on coffee, always of the drink's own hue. */
export const foamColour = (colour: string): string => {
  const { l, c, h } = oklchOf(colour);
  return hexOfOklch({ l: 0.975 - 0.3 * (1 - l) ** 1.4, c: Math.min(0.075, c * 0.35 + (1 - l) * 0.03), h });
};
