import { describe, expect, it } from 'vitest';
import { oklchOf } from './color.ts';
import { foamColor, mixLiquids } from './mixing.ts';
import type { Clarity, PictureLiquid } from './picture-spec.ts';

const liquid = (
  color: string,
  ml: number,
  clarity: Clarity = 'clear',
  carbonated = false,
): PictureLiquid => ({
  color,
  ml,
  clarity,
  carbonated,
});
const gin = (ml: number) => liquid('#f4f6f5', ml);
const dryVermouth = (ml: number) => liquid('#f0e8c4', ml);
const redVermouth = (ml: number) => liquid('#7a1f1a', ml);
const campari = (ml: number) => liquid('#d01c2a', ml);
const lime = (ml: number) => liquid('#d8e3a0', ml, 'cloudy');
const syrup = (ml: number) => liquid('#f7f7f2', ml);
const cream = (ml: number) => liquid('#fdf3e0', ml, 'creamy');
const coffeeLiqueur = (ml: number) => liquid('#2b140b', ml);
const espresso = (ml: number) => liquid('#1e0f08', ml);
const blueCuracao = (ml: number) => liquid('#1d8fe0', ml);
const grenadine = (ml: number) => liquid('#b3122e', ml);
const bitters = (ml: number) => liquid('#5a1a10', ml);

const look = (...liquids: PictureLiquid[]) => {
  const mixture = mixLiquids(liquids);
  return { ...mixture, ...oklchOf(mixture.color) };
};

describe('the color of a mixed drink', () => {
  it('leaves a Dry Martini nearly as clear as the glass', () => {
    const martini = look(gin(60), dryVermouth(10));
    expect(martini.opacity).toBeLessThan(0.5);
    expect(martini.l).toBeGreaterThan(0.92);
    expect(martini.c).toBeLessThan(0.04);
  });

  it('makes a Negroni red', () => {
    const negroni = look(gin(30), campari(30), redVermouth(30));
    expect(negroni.h).toBeGreaterThan(15);
    expect(negroni.h).toBeLessThan(40);
    expect(negroni.c).toBeGreaterThan(0.15);
    expect(negroni.l).toBeLessThan(0.6);
  });

  it('makes a Daiquiri pale and cloudy', () => {
    const daiquiri = look(gin(60), lime(25), syrup(15));
    expect(daiquiri.l).toBeGreaterThan(0.85);
    expect(daiquiri.cloudiness).toBeGreaterThan(0);
    expect(daiquiri.opacity).toBeGreaterThan(look(gin(60), dryVermouth(10)).opacity + 0.15);
  });

  it('makes an Espresso Martini nearly black, its foam tan', () => {
    const drink = look(gin(50), coffeeLiqueur(30), espresso(30));
    const foam = oklchOf(foamColor(drink.color));
    expect(drink.l).toBeLessThan(0.36);
    expect(foam.l).toBeGreaterThan(0.7);
    expect(foam.l).toBeLessThan(0.88);
    expect(foam.h).toBeGreaterThan(45);
    expect(foam.h).toBeLessThan(90);
  });

  it('makes a tall blue drink blue', () => {
    const lagoon = look(gin(40), blueCuracao(20), liquid('#f5f1cc', 120, 'cloudy', true));
    expect(lagoon.h).toBeGreaterThan(205);
    expect(lagoon.h).toBeLessThan(270);
    expect(lagoon.c).toBeGreaterThan(0.06);
  });

  it('turns opaque with cream, and tan instead of gray with coffee', () => {
    const latte = look(gin(40), coffeeLiqueur(20), cream(30));
    expect(latte.opacity).toBeGreaterThan(0.9);
    expect(latte.c).toBeGreaterThan(0.02);
    expect(latte.h).toBeGreaterThan(20);
    expect(latte.h).toBeLessThan(90);
  });

  it('tints much with little: a dash of bitters shows, a spoon of grenadine turns it pink', () => {
    expect(look(gin(60), bitters(2)).c).toBeGreaterThan(look(gin(60)).c + 0.02);
    const pink = look(gin(60), grenadine(5));
    expect(pink.c).toBeGreaterThan(0.08);
    expect(pink.l).toBeGreaterThan(0.6);
  });

  it('keeps a single liquid close to the color it has', () => {
    for (const [color, clarity] of [
      ['#d01c2a', 'clear'],
      ['#f5a52c', 'cloudy'],
      ['#fdf3e0', 'creamy'],
      ['#1e0f08', 'clear'],
    ] as const) {
      const own = oklchOf(color);
      const mixed = look(liquid(color, 100, clarity));
      expect(Math.abs(mixed.l - own.l), color).toBeLessThan(0.1);
      expect(Math.abs(mixed.h - own.h), color).toBeLessThan(18);
    }
  });

  it('does not depend on the order of the liquids or on the size of the drink', () => {
    const once = mixLiquids([gin(30), campari(30), lime(20)]);
    const again = mixLiquids([lime(40), gin(60), campari(60)]);
    expect(again.color).toBe(once.color);
    expect(again.opacity).toBeCloseTo(once.opacity, 10);
  });

  it('is not an average: blue and yellow make green', () => {
    const green = look(blueCuracao(50), liquid('#f2d21c', 50));
    expect(green.h).toBeGreaterThan(120);
    expect(green.h).toBeLessThan(200);
  });

  it('counts how much of it sparkles', () => {
    expect(mixLiquids([gin(50), liquid('#ffffff', 150, 'clear', true)]).fizz).toBeCloseTo(0.75);
  });

  it('answers something clear for an empty glass', () => {
    expect(mixLiquids([])).toMatchObject({ ml: 0, cloudiness: 0, fizz: 0 });
  });
});
