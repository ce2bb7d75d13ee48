import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dilutionMl } from './dilution.ts';
import { drinkFacts, type FactInput, type FactLine, type IngredientFacts } from './facts.ts';

const ingredient = (given: Partial<IngredientFacts> = {}): IngredientFacts => ({
  abv: 0,
  allergens: [],
  vegan: true,
  carbonated: false,
  ...given,
});
const gin = ingredient({ abv: 40 });
const vermouth = ingredient({ abv: 16.5, sugar: 16, acid: 0.6, allergens: ['sulphites'] });
const campari = ingredient({ abv: 25, sugar: 24 });
const lime = ingredient({ sugar: 1.7, acid: 6 });
const syrup = ingredient({ sugar: 61 });
const soda = ingredient({ carbonated: true });
const eggWhite = ingredient({ pieceMl: 30, otherKcal: 45, allergens: ['egg'], vegan: false });
const sugar = ingredient({ sugar: 85, solid: true, gramsPerMl: 0.85 });

const ml = (amount: number, of: IngredientFacts | undefined): FactLine => ({
  amount,
  unit: 'ml',
  ingredient: of,
});
const drink = (lines: FactLine[], given: Partial<FactInput> = {}) =>
  drinkFacts({ lines, method: 'build', glass: 'rocks', ice: 'none', ...given });

describe('the facts of a drink', () => {
  it('of a stirred Negroni agree with the measured fit', () => {
    const facts = drink([ml(30, gin), ml(30, vermouth), ml(30, campari)], { method: 'stir', ice: 'cubes' });
    const abv = (40 + 16.5 + 25) / 300;
    expect(facts.liquidMl).toBe(90);
    expect(facts.dilutionMl).toBeCloseTo(90 * (-1.21 * abv ** 2 + 1.246 * abv + 0.145), 1);
    expect(facts.abv).toBeCloseTo((24.45 / facts.volumeMl) * 100, 1);
    expect(facts.alcoholGrams).toBeCloseTo(24.45 * 0.789, 1);
    expect(facts.standardDrinks).toBe(1.4);
    expect(facts.sugarGrams).toBe(12);
    expect(facts.acidGrams).toBe(0.18);
    expect(facts.kcal).toBe(Math.round(24.45 * 0.789 * 7 + 12 * 4));
    expect(facts.allergens).toEqual(['sulphites']);
    expect(facts.vegan).toBe(true);
    expect(facts.complete).toBe(true);
  });

  it('of a shaken Daiquiri land where Arnold measured them', () => {
    const facts = drink([ml(60, gin), ml(22.5, lime), ml(22.5, syrup)], { method: 'shake', glass: 'coupe' });
    expect(facts.volumeMl).toBeGreaterThan(155);
    expect(facts.volumeMl).toBeLessThan(170);
    expect(facts.abv).toBeGreaterThan(14);
    expect(facts.abv).toBeLessThan(16);
  });

  it('of a blended drink double with crushed ice alone', () => {
    const blended = (ice: 'none' | 'cubes' | 'crushed') =>
      drink([ml(120, lime)], { method: 'blend', glass: 'pint', ice }).volumeMl;
    expect([blended('none'), blended('cubes'), blended('crushed')]).toEqual([120, 132, 240]);
  });

  it('leave what is served in a glass of its own out of the drink, and count what it does', () => {
    const wine = ingredient({ abv: 12, sugar: 1, carbonated: true });
    const side = { ...ml(50, wine), note: 'served on the side' };
    const [alone, both] = [drink([ml(50, gin)]), drink([ml(50, gin), side])];
    expect([both.volumeMl, both.abv]).toEqual([alone.volumeMl, alone.abv]);
    expect(both.alcoholGrams).toBeCloseTo(alone.alcoholGrams + 6 * 0.789, 1);
    expect(both.kcal).toBeGreaterThan(alone.kcal);
  });

  it('stay undiluted without ice', () => {
    const facts = drink([ml(50, gin)]);
    expect(facts).toMatchObject({ liquidMl: 50, dilutionMl: 0, volumeMl: 50, abv: 40 });
  });

  it('melt no ice into what tops the drink', () => {
    const shaken = drink([ml(50, gin)], { method: 'shake', glass: 'highball' });
    const topped = drink([ml(50, gin), ml(100, soda)], { method: 'shake', glass: 'highball' });
    expect(topped.dilutionMl).toBe(shaken.dilutionMl);
    expect(topped.liquidMl).toBe(150);
  });

  it('fill the glass with what tops it when nothing is measured', () => {
    const top: FactLine = { unit: 'top', ingredient: soda };
    expect(drink([ml(50, gin), top], { glass: 'highball', ice: 'cubes' }).liquidMl).toBeCloseTo(204.8, 0);
    expect(drink([ml(50, gin), top], { glass: 'shot' }).liquidMl).toBe(80);
    expect(drink([ml(50, gin), { ...top, amount: 60 }], { glass: 'highball' }).liquidMl).toBe(110);
  });

  it('count pieces that are liquid and weigh sugar', () => {
    const facts = drink([
      ml(60, gin),
      { amount: 1, unit: 'piece', ingredient: eggWhite },
      { amount: 10, unit: 'gram', ingredient: sugar },
      { amount: 8, unit: 'leaf', ingredient: ingredient() },
    ]);
    expect(facts.liquidMl).toBe(90);
    expect(facts.sugarGrams).toBe(10);
    expect(facts.vegan).toBe(false);
    expect(facts.allergens).toEqual(['egg']);
    expect(facts.kcal).toBe(Math.round(24 * 0.789 * 7 + 10 * 4 + 13.5));
  });

  it('take sugar by the spoon or by weight alike, without volume', () => {
    const spoon = drink([ml(60, gin), { amount: 1, unit: 'teaspoon', ingredient: sugar }]);
    const weighed = drink([ml(60, gin), { amount: 4.25, unit: 'gram', ingredient: sugar }]);
    expect(spoon).toEqual(weighed);
    expect(spoon).toMatchObject({ liquidMl: 60, sugarGrams: 4.3 });
  });

  it('leave optional lines out', () => {
    const facts = drink([ml(60, gin), { ...ml(30, eggWhite), optional: true }]);
    expect(facts).toMatchObject({ liquidMl: 60, vegan: true, allergens: [] });
  });

  it('say when an ingredient is unknown', () => {
    expect(drink([ml(60, gin), ml(30, undefined)])).toMatchObject({
      complete: false,
      liquidMl: 90,
      abv: 26.7,
    });
  });

  it('of nothing are nothing', () => {
    expect(drink([])).toMatchObject({ volumeMl: 0, abv: 0, kcal: 0, complete: true });
  });

  const anyLine = fc
    .record({
      amount: fc.integer({ min: 1, max: 120 }),
      abv: fc.integer({ min: 0, max: 70 }),
      sugar: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ amount, abv, sugar: sweet }) => ml(amount, ingredient({ abv, sugar: sweet })));
  const anyInput = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    method: fc.constantFrom('shake', 'stir', 'build', 'throw', 'blend', 'layer', 'muddle', 'swizzle', 'heat'),
    ice: fc.constantFrom('none', 'cubes', 'large cube', 'crushed', 'cracked', 'block'),
    glass: fc.constantFrom('coupe', 'collins'),
  }) as fc.Arbitrary<FactInput>;

  it('never grow stronger by ice nor lose alcohol', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const facts = drinkFacts(input);
        const strongest = Math.max(...input.lines.map(({ ingredient: of }) => of?.abv ?? 0));
        expect(facts.volumeMl).toBeGreaterThanOrEqual(facts.liquidMl);
        expect(facts.abv).toBeLessThanOrEqual(strongest + 0.05);
        expect(facts.kcal).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('per serving do not change when spec and servings double', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const doubled = input.lines.map((line) => ({ ...line, amount: (line.amount ?? 0) * 2 }));
        expect(drinkFacts({ ...input, lines: doubled, serves: 2 })).toEqual(drinkFacts(input));
      }),
    );
  });
});

describe('dilution', () => {
  it('is largest in the blender and none in the layer', () => {
    const chilled = { ice: 'cubes', ml: 100, alcoholMl: 25 } as const;
    const by = (method: FactInput['method']) => dilutionMl({ ...chilled, method });
    expect(by('layer')).toBe(0);
    expect(by('heat')).toBe(0);
    expect(by('build')).toBeLessThan(by('stir'));
    expect(by('throw')).toBe(by('stir'));
    expect(by('stir')).toBeLessThan(by('shake'));
    expect(by('swizzle')).toBe(by('shake'));
    expect(by('shake')).toBeLessThan(dilutionMl({ ...chilled, method: 'blend', ice: 'crushed' }));
    expect(dilutionMl({ ...chilled, method: 'blend', ice: 'none' })).toBe(0);
    expect(dilutionMl({ ...chilled, method: 'build', ice: 'none' })).toBe(0);
    expect(dilutionMl({ ...chilled, method: 'muddle', ice: 'crushed' })).toBe(by('shake'));
    expect(dilutionMl({ ...chilled, method: 'stir', ml: 0 })).toBe(0);
  });
});
