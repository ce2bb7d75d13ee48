import { describe, expect, it } from 'vitest';
import { libraryRecipes, libraryVocabulary as vocabulary } from '../library.testing.ts';
import { oklchOf } from './color.ts';
import { drawDrink } from './draw-drink.ts';
import { keyColor, mixturesOf } from './layers.ts';
import { pictureSpecOf } from './picture-spec-of.ts';
import { faultOf } from './well-formed.ts';

const specs = libraryRecipes.map((recipe) => pictureSpecOf(recipe, (slug) => vocabulary.get(slug)));
const specOf = (seed: string) => {
  const spec = specs.find((one) => one.seed === seed);
  if (!spec) throw new Error(`The library has no ${seed}`);
  return spec;
};

describe('the pictures of the starter library', () => {
  it('are well-formed and under 12 kB, named, in every mode and format', () => {
    expect(specs.length).toBeGreaterThan(400);
    for (const spec of specs) {
      for (const mode of ['light', 'dark', 'auto'] as const) {
        const svg = drawDrink(spec, { mode, title: `${spec.seed} & friends` });
        expect(faultOf(svg), spec.seed).toBeNull();
        expect(Buffer.byteLength(svg), spec.seed).toBeLessThan(12_000);
        expect(svg, spec.seed).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(faultOf(drawDrink(spec, { format: 'share' })), spec.seed).toBeNull();
    }
  });

  it('can all stand in one page without sharing an id', () => {
    const ids = specs.flatMap((spec) => [...drawDrink(spec).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('differ from each other', () => {
    const plain = specs.map((spec) => drawDrink(spec, { mode: 'light' }).replace(/b[0-9a-z]{4,7}(?=-)/g, ''));
    expect(new Set(plain).size).toBe(plain.length);
  });

  it.each([
    ['negroni', [15, 40]],
    ['quentao', [45, 90]],
    ['bellini', [35, 75]],
    ['cosmopolitan', [0, 35]],
    ['mai-tai', [40, 80]],
    ['blue-lagoon', [205, 265]],
    ['grasshopper', [140, 190]],
    ['screwdriver', [65, 95]],
    ['aviation', [270, 330]],
    ['last-word', [95, 135]],
    ['blue-hawaii', [180, 225]],
    ['blue-hawaiian', [180, 240]],
    ['paloma', [0, 35]],
  ] as const)('show the %s in its hue', (seed, [low, high]) => {
    const { h, c } = oklchOf(keyColor(specOf(seed)));
    expect(c).toBeGreaterThan(0.02);
    expect(h).toBeGreaterThan(low);
    expect(h).toBeLessThan(high);
  });

  it('stand cream over coffee, juice over grenadine and espresso over tonic', () => {
    const lightness = (seed: string) => mixturesOf(specOf(seed)).map(({ color }) => oklchOf(color).l);
    const russian = lightness('white-russian');
    expect(russian).toHaveLength(2);
    expect(russian[1]).toBeGreaterThan((russian[0] ?? 1) + 0.4);
    const [tonic = 0, espresso = 1] = lightness('espresso-tonic');
    expect(tonic).toBeGreaterThan(espresso + 0.4);
    const sunrise = lightness('tequila-sunrise');
    expect(sunrise[1]).toBeGreaterThan((sunrise[0] ?? 1) + 0.2);
  });
});
