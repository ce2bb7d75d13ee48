import { hexOfOklch, oklchOf, shade } from './color.ts';
import type { Palette } from './ink.ts';

/** Colorless drinks stand on the page's own cool green. */
const neutralHue = 172;

const nearest = (turn: number): number => ((turn + 540) % 360) - 180;

/** Grounds, glass and shadows tinted from the drink's color. */
export const palettesOf = (drink: string): { light: Palette; dark: Palette } => {
  const { c, h } = oklchOf(drink);
  // What has no color stands on the page's own green, and pale lime and lemon lean to it: olive flatters nobody.
  const sour = h > 92 && h < 172;
  const own = Math.min(1, Math.max(0, sour ? (c - 0.02) / 0.07 : c / 0.02));
  const hue = h + (1 - own) * nearest(neutralHue - h);
  const tint = (l: number, max: number, share: number): string =>
    hexOfOklch({ l, c: Math.min(max, 0.014 + c * share), h: hue });
  return {
    light: {
      wall: { color: tint(0.925, 0.055, 0.36) },
      glow: { color: tint(0.985, 0.02, 0.1), opacity: 0.95 },
      shadow: { color: tint(0.42, 0.09, 0.6), opacity: 0.34 },
      pool: { color: shade(drink, 0.04, 1.2), opacity: 0.75 },
      glass: { color: '#fff', opacity: 0.34 },
      edge: { color: tint(0.44, 0.05, 0.3), opacity: 0.5 },
      shine: { color: '#fff', opacity: 0.85 },
      crust: { color: tint(0.5, 0.05, 0.3), opacity: 0.5 },
      iceEdge: { color: tint(0.6, 0.06, 0.4), opacity: 0.5 },
      steam: { color: '#fff', opacity: 0.75 },
    },
    dark: {
      wall: { color: tint(0.21, 0.035, 0.2) },
      glow: { color: tint(0.32, 0.06, 0.3), opacity: 0.95 },
      shadow: { color: '#000', opacity: 0.55 },
      pool: { color: shade(drink, 0.02, 1.1), opacity: 0.5 },
      glass: { color: '#fff', opacity: 0.07 },
      edge: { color: tint(0.9, 0.03, 0.1), opacity: 0.5 },
      shine: { color: '#fff', opacity: 0.6 },
      crust: { color: tint(0.3, 0.03, 0.2), opacity: 0.35 },
      iceEdge: { color: '#fff', opacity: 0.3 },
      steam: { color: '#fff', opacity: 0.3 },
    },
  };
};
