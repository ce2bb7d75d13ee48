import type { Ice, Method } from '@barspoon/contracts';

/** The part of a drink that meets the ice: its volume and the pure alcohol in it, both in ml. */
export interface Chilled {
  method: Method;
  ice: Ice;
  ml: number;
  alcoholMl: number;
}

/**
 * Water that melting ice adds, in ml. Shaken and stirred follow Dave Arnold's fits to measured drinks (Liquid
 * Intelligence, 2014: dilution over initial volume against initial ABV), a built drink of spirits the 24 % he measured
 * for an Old Fashioned. Ours are the assumptions that a long built drink, weak and soon drunk, gets 10 %, and that a
 * drink blended with crushed ice keeps as much of it as its own volume; cubes are what it is poured over. Throwing chills like stirring, swizzling and muddling under
 * crushed ice like shaking. Nothing melts into hot, layered or iceless drinks.
 */
export function dilutionMl({ method, ice, ml, alcoholMl }: Chilled): number {
  if (ml <= 0) return 0;
  return ml * Math.max(0, dilutionRatio(method, ice, alcoholMl / ml));
}

function dilutionRatio(method: Method, ice: Ice, abv: number): number {
  switch (method) {
    case 'shake':
      return shaken(abv);
    case 'stir':
    case 'throw':
      return stirred(abv);
    case 'swizzle':
      return shaken(abv);
    case 'blend':
      return ice === 'crushed' || ice === 'cracked' ? 1 : built(ice, abv);
    case 'muddle':
      return ice === 'crushed' || ice === 'cracked' ? shaken(abv) : built(ice, abv);
    case 'build':
      return built(ice, abv);
    case 'layer':
    case 'heat':
      return 0;
  }
}

const shaken = (abv: number) => -1.567 * abv ** 2 + 1.742 * abv + 0.203;
const stirred = (abv: number) => -1.21 * abv ** 2 + 1.246 * abv + 0.145;
const built = (ice: Ice, abv: number) => (ice === 'none' ? 0 : abv > 0.2 ? 0.24 : 0.1);
