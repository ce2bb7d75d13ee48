import { clarities, garnishShapes, glasses, ices, methods, rims } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { drawDrink } from './draw-drink.ts';
import type { PictureSpec } from './picture-spec.ts';
import { faultOf } from './well-formed.ts';

const negroni: PictureSpec = {
  seed: 'negroni',
  glass: 'rocks',
  ice: 'cubes',
  method: 'stir',
  liquids: [
    { color: '#f4f6f5', clarity: 'clear', carbonated: false, ml: 30 },
    { color: '#d01c2a', clarity: 'clear', carbonated: false, ml: 30 },
    { color: '#7a1f1a', clarity: 'clear', carbonated: false, ml: 30 },
  ],
  garnish: [{ shape: 'slice', color: '#f39a2b' }],
};
const plain: PictureSpec = { ...negroni, ice: 'none', garnish: [] };
const bytes = (svg: string) => new TextEncoder().encode(svg).length;
/** Everything but the prefix of ids and classes, which differs between seeds and modes anyway. */
const drawing = (spec: PictureSpec) => drawDrink(spec, { mode: 'light' });

describe('the picture of a drink', () => {
  it('is the same for the same recipe, every time', () => {
    expect(drawDrink(negroni, { title: 'Negroni' })).toBe(
      drawDrink(structuredClone(negroni), { title: 'Negroni' }),
    );
  });

  it('draws a glass of its own for every glass of the vocabulary', () => {
    const drawings = glasses.map((glass) => drawing({ ...plain, glass }));
    for (const svg of drawings) expect(faultOf(svg)).toBeNull();
    expect(new Set(drawings).size).toBe(glasses.length);
  });

  it('draws every ice, garnish, rim and method the vocabulary has', () => {
    const without = drawing(plain);
    const drawings = [
      ...ices.filter((ice) => ice !== 'none').map((ice) => drawing({ ...plain, ice })),
      ...garnishShapes.map((shape) => drawing({ ...plain, garnish: [{ shape, color: '#c8a02c' }] })),
      ...rims.map((rim) => drawing({ ...plain, rim })),
      drawing({ ...plain, foam: true }),
      drawing({ ...plain, hot: true }),
      drawing({ ...plain, layered: true }),
      drawing({ ...plain, method: 'blend' }),
      drawing({ ...plain, inside: [{ shape: 'mint', color: '#4c9a4a' }] }),
    ];
    for (const svg of drawings) {
      expect(faultOf(svg)).toBeNull();
      expect(svg).not.toBe(without);
    }
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const method of methods) expect(faultOf(drawing({ ...plain, method }))).toBeNull();
  });

  it('draws every garnish in every glass, iced and not, within 12 kB', () => {
    for (const glass of glasses) {
      for (const shape of garnishShapes) {
        for (const ice of ['none', 'cubes', 'crushed'] as const) {
          const svg = drawDrink({ ...plain, glass, ice, garnish: [{ shape, color: '#c8a02c' }] });
          expect(bytes(svg), `${shape} in a ${glass} with ${ice}`).toBeLessThan(12_000);
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
  });

  it('has liquid of every clarity and sparkles with carbonated ones', () => {
    const of = (clarity: (typeof clarities)[number], carbonated: boolean) =>
      drawing({ ...plain, liquids: [{ color: '#e8a02c', clarity, carbonated, ml: 90 }] });
    expect(new Set(clarities.flatMap((clarity) => [of(clarity, true), of(clarity, false)])).size).toBe(6);
    expect(of('clear', true).length).toBeGreaterThan(of('clear', false).length + 100);
  });

  it('stacks the layers of a layered drink in their order', () => {
    const layered = drawDrink({ ...plain, layered: true }, { mode: 'light' });
    expect(layered.match(/<linearGradient/g)).toHaveLength(3);
    expect(drawing(plain).match(/<linearGradient/g)).toHaveLength(1);
  });

  it('mixes what shares a layer', () => {
    const liquids = plain.liquids.map((liquid, index) => ({ ...liquid, layer: index === 2 ? 1 : 0 }));
    expect(drawing({ ...plain, layered: true, liquids }).match(/<linearGradient/g)).toHaveLength(2);
  });

  it('draws an empty glass when nothing in it is known', () => {
    expect(faultOf(drawing({ ...plain, liquids: [] }))).toBeNull();
  });

  it('can stand beside others in one page: all ids and classes start with its own prefix', () => {
    const pictures = [
      drawDrink(negroni),
      drawDrink(negroni, { mode: 'light' }),
      drawDrink(negroni, { mode: 'dark' }),
      drawDrink(negroni, { format: 'share' }),
      drawDrink({ ...negroni, seed: 'boulevardier' }),
    ];
    const ids = pictures.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of pictures) {
      const [prefix = ''] = /b[0-9a-z]+(?=-)/.exec(svg) ?? [];
      for (const [, name] of svg.matchAll(/ (?:id|class)="([^"]+)"/g))
        expect(name?.startsWith(prefix)).toBe(true);
    }
  });

  it('refers only to what it defines, loads nothing and runs nothing', () => {
    const svg = drawDrink({ ...negroni, ice: 'crushed', rim: 'salt', foam: true }, { title: 'Negroni' });
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#|labelledby=")([^)"]+)/g)) expect(ids).toContain(id);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<script|<image|<foreignObject|@import|\son\w+=/,
    );
  });

  it('is plain attributes in light and dark, and both at once in auto', () => {
    const [light, dark, auto] = (['light', 'dark', 'auto'] as const).map((mode) =>
      drawDrink(negroni, { mode }),
    );
    for (const svg of [light, dark]) expect(svg).not.toMatch(/<style|class=|var\(/);
    expect(auto).toContain('prefers-color-scheme:dark');
    expect(auto).toContain('[data-theme=dark]');
    const wall = (svg = '') => /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(svg)?.[1];
    expect(wall(auto)).toBe(wall(light));
    expect(auto).toContain(`fill:${wall(dark)}`);
    expect(wall(dark)).not.toBe(wall(light));
  });

  it('is square on a card and 1.91 : 1 for sharing, with the same drawing in the middle', () => {
    const box = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(box(drawDrink(negroni))).toEqual([0, 0, 400, 400]);
    const [x = 0, , width = 0, height = 0] = box(drawDrink(negroni, { format: 'share' }));
    expect(width / height).toBeCloseTo(1.91, 1);
    expect(x + width / 2).toBe(200);
  });

  it('has a name when it is given one, and is hidden from assistive technology when not', () => {
    const named = drawDrink(negroni, { title: 'Tom & "Jerry" <hot>' });
    expect(named).toContain('role="img"');
    expect(named).toContain('>Tom &amp; &quot;Jerry&quot; &lt;hot&gt;</title>');
    expect(faultOf(named)).toBeNull();
    expect(drawDrink(negroni)).toContain('aria-hidden="true"');
  });
});
