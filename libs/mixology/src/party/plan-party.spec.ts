import type { PartyPlan, SpecLine } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { garnishLines } from '../dietary.ts';
import { drinkFacts } from '../facts.ts';
import { libraryRecipes, libraryVocabulary as vocabulary } from '../library.testing.ts';
import { linesFor, type Party, type PartyBar, type PlannedRecipe } from './party.ts';
import { planParty } from './plan-party.ts';

const party: Party = { guests: 10, hours: 3, free: 0, first: 2, later: 1, spare: 25 };
const bare: PartyBar = { items: [], bottles: [], vocabulary };

const all: PlannedRecipe[] = libraryRecipes.map((recipe, at) => {
  const spec = recipe.spec.map(
    (line): SpecLine => ({
      amount: line.amount ?? null,
      unit: line.unit,
      ingredient: line.ingredient,
      name: vocabulary.get(line.ingredient)?.name ?? line.ingredient,
      note: line.note ?? null,
      optional: line.optional ?? false,
    }),
  );
  const lines = recipe.spec.map((line) => ({ ...line, ingredient: vocabulary.get(line.ingredient) }));
  const { volumeMl, abv, ...facts } = drinkFacts({
    ...recipe,
    lines,
    garnish: garnishLines(recipe.garnish, vocabulary),
  });
  return {
    ...recipe,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    spec,
    share: 1,
    facts: { ...facts, volumeMl, abv, acidGrams: facts.acidGrams, calories: facts.kcal },
  };
});
const named = (...slugs: string[]): PlannedRecipe[] =>
  slugs.map((slug) => all.find((recipe) => recipe.slug === slug)!);
const amountOf = (plan: Pick<PartyPlan, 'needs'>, slug: string) =>
  plan.needs.find(({ ingredient }) => ingredient === slug)?.amounts;
const total = (plan: Pick<PartyPlan, 'drinks'>) =>
  plan.drinks.reduce((sum, { servings }) => sum + servings, 0);

/** A bar with bottles of these, so full. */
const barWith = (...levels: [slug: string, level: number | null, price?: number][]): PartyBar => ({
  vocabulary,
  items: levels.map(([slug]) => ({ id: slug, name: vocabulary.get(slug)?.name ?? slug, ingredient: slug })),
  bottles: levels.map(([slug, level, price]) => ({
    id: `${slug} bottle`,
    itemId: slug,
    unit: 'ml',
    level,
    size: 1000,
    openedAt: null,
    addedAt: 0,
    price: price === undefined ? null : { amount: price, currency: 'eur' },
  })),
});

describe('servings of an evening [BEYOND-262]', () => {
  it('are two in the first hour and one in each after it, shared out by weight', () => {
    const [negroni, daiquiri] = named('negroni', 'daiquiri') as [PlannedRecipe, PlannedRecipe];
    const plan = planParty(party, [{ ...negroni, share: 2 }, daiquiri], bare);
    expect(plan.perGuest).toBe(4);
    expect(plan.drinks.map(({ servings }) => servings)).toEqual([27, 13]);
  });

  it('are without alcohol for those who drink none, whatever else is chosen', () => {
    const [free] = all.filter(({ alcoholic }) => !alcoholic);
    const four = { ...party, free: 4 };
    const without = planParty(four, named('negroni'), bare);
    expect([total(without), without.freeUnplanned]).toEqual([24, 16]);
    const withFree = planParty(four, [...named('negroni'), free!], bare);
    expect(withFree.drinks.map(({ servings }) => servings)).toEqual([24, 16]);
    expect(withFree.freeUnplanned).toBe(0);
    expect(planParty(four, [free!], bare).drinks[0]?.servings).toBe(40);
    const dry = planParty({ ...party, free: 10 }, named('negroni'), bare);
    expect([total(dry), dry.needs]).toEqual([0, []]);
  });

  it('lose nothing in rounding, for any party and shares', () => {
    const drinks = all.slice(0, 7);
    for (let guests = 1; guests <= 40; guests++)
      for (const first of [0.5, 1, 2.25]) {
        const shares = drinks.map((drink, at) => ({ ...drink, share: 1 + ((at * guests) % 9) }));
        const free = guests % 3;
        const plan = planParty({ ...party, guests, free: Math.min(free, guests), first }, shares, bare);
        const each = first + 2;
        const drinkers = guests - Math.min(free, guests);
        const hasFree = shares.some(({ alcoholic }) => !alcoholic);
        const expected = Math.ceil(drinkers * each) + (hasFree ? Math.ceil((guests - drinkers) * each) : 0);
        expect(total(plan)).toBe(expected);
      }
  });

  it('need a guest and an hour', () => {
    expect(() => planParty({ ...party, guests: 0 }, [], bare)).toThrow('A plan needs a guest and an hour');
    expect(() => planParty({ ...party, hours: 0 }, [], bare)).toThrow(RangeError);
    expect(() => planParty({ ...party, free: 11 }, [], bare)).toThrow(RangeError);
  });
});

describe('what an evening takes [BEYOND-262]', () => {
  it('is planned for every drink of the library, and is as much more as there are more servings', () => {
    for (const recipe of all) {
      const one = planParty({ ...party, guests: 1, hours: 1, first: 1 }, [recipe], bare);
      const many = planParty({ ...party, guests: 30, hours: 1, first: 1 }, [recipe], bare);
      expect([total(one), total(many)]).toEqual([1, 30]);
      expect(many.needs.map(({ name }) => name)).toEqual(one.needs.map(({ name }) => name));
      for (const { amounts, name } of many.needs) {
        const before = one.needs.find((need) => need.name === name)?.amounts ?? [];
        for (const { amount, unit } of amounts) {
          const single = before.find((other) => other.unit === unit)?.amount ?? 0;
          expect(amount).toBeLessThanOrEqual(30 * single + 0.2);
          expect(amount).toBeGreaterThanOrEqual(unit === 'piece' ? 30 * (single - 1) : 30 * single - 0.2);
        }
      }
      for (const { lacking, bottles } of many.needs) {
        const ml = lacking.find(({ unit }) => unit === 'ml')?.amount ?? 0;
        if (!bottles) continue;
        expect(bottles.count * bottles.size - bottles.leftMl).toBeCloseTo(ml, 1);
        expect(bottles.leftMl).toBeLessThan(bottles.size);
      }
      const { batch } = many.drinks[0]!;
      if (batch) {
        const poured = batch.lines.reduce((sum, { ml }) => sum + ml, batch.waterMl);
        expect(poured).toBeCloseTo(batch.totalMl, 0);
      }
    }
  });

  it('is what the bar lacks of it, in whole bottles, with what is left over', () => {
    const plan = planParty(party, named('negroni'), barWith(['gin', 400], ['campari', null]));
    const need = (slug: string) => plan.needs.find(({ ingredient }) => ingredient === slug);
    expect(need('gin')).toMatchObject({
      name: 'Gin',
      drinks: ['Negroni'],
      amounts: [{ amount: 1200, unit: 'ml' }],
      lacking: [{ amount: 800, unit: 'ml' }],
      bottles: { size: 1000, count: 1, leftMl: 200 },
    });
    expect(need('campari')).toMatchObject({ isLacking: false, lacking: [], bottles: null });
    expect(need('sweet-vermouth')).toMatchObject({ isLacking: true, bottles: { size: 750, count: 2 } });
  });

  it('counts a top as what fills the glass', () => {
    const [collins] = named('tom-collins');
    const isSoda = (line: SpecLine) => line.ingredient === 'soda-water';
    const spec = collins!.spec.map((line) =>
      isSoda(line) ? { ...line, unit: 'top' as const, amount: null } : line,
    );
    const [one, ten] = [1, 10].map((servings) =>
      linesFor({ ...collins!, spec }, servings, vocabulary).find(
        ({ unit, ingredient }) => unit === 'ml' && ingredient === 'soda-water',
      ),
    );
    expect(one?.amount).toBeGreaterThan(60);
    expect(ten?.amount).toBeCloseTo((one?.amount ?? 0) * 10, 6);
  });

  it('is one line where several drinks take it, and made at home where that is usual', () => {
    const plan = planParty(party, named('daiquiri', 'gimlet'), bare);
    expect(plan.needs.filter(({ ingredient }) => ingredient === 'lime-juice')).toHaveLength(1);
    const lime = plan.needs.find(({ ingredient }) => ingredient === 'lime-juice');
    expect(lime?.drinks).toContain('Daiquiri');
    const ml = amountOf(plan, 'lime-juice')?.[0]?.amount ?? 0;
    expect(lime?.homemade).toEqual({
      ml,
      keepsDays: 2,
      parts: [{ name: 'Lime', amounts: [{ amount: Math.ceil(ml / 30), unit: 'piece' }] }],
    });
  });

  it('costs what it is poured from, and names what has no price', () => {
    const plan = planParty(party, named('negroni'), barWith(['gin', 900, 2000], ['campari', null]));
    expect(plan.cost).toEqual({
      totals: [{ amount: 2400, currency: 'eur' }],
      unpriced: ['Campari'],
      lacking: ['sweet vermouth'],
      unmeasured: [],
    });
  });

  it('names allergens of all drinks together', () => {
    const plan = planParty(party, named('whiskey-sour', 'ramos-fizz', 'negroni'), bare);
    expect(plan.allergens).toMatchObject([
      { allergen: 'egg', drinks: ['Whiskey Sour', 'Ramos Fizz'] },
      { allergen: 'dairy', drinks: ['Ramos Fizz'] },
      { allergen: 'sulphites', drinks: ['Whiskey Sour', 'Negroni'] },
    ]);
    const unsure = named('negroni').map((recipe) => ({
      ...recipe,
      facts: { ...recipe.facts, unknown: ['House bitter'] },
    }));
    expect(planParty(party, unsure, bare).unknown).toEqual(['Negroni']);
  });
});

describe('what is prepared [BEYOND-263]', () => {
  const drinkOf = (slug: string, more: Partial<Party> = {}) =>
    planParty({ ...party, ...more }, named(slug), bare).drinks[0]!;

  it('bottles what is stirred with the water that ice would have added', () => {
    const { way, batch } = drinkOf('manhattan');
    expect(way).toBe('bottled');
    expect(batch?.lines.map(({ ml }) => ml)).toEqual([2000, 800, 32]);
    expect(batch?.atGlass).toEqual([]);
    expect(batch!.waterMl / 2832).toBeCloseTo(0.445, 3);
    const twice = drinkOf('manhattan', { guests: 20 }).batch!;
    expect(twice.waterMl).toBeCloseTo(2 * batch!.waterMl, 0);
  });

  it('waters nothing that is shaken, and leaves what is fresh or sparkling for the glass', () => {
    expect(drinkOf('margarita')).toMatchObject({
      way: 'premixed',
      batch: { waterMl: 0, totalMl: 2800, atGlass: ['lime juice'] },
    });
    expect(drinkOf('tom-collins').batch).toMatchObject({
      waterMl: 0,
      atGlass: ['lemon juice', 'soda water'],
    });
  });

  it('makes no batch with water of anything in the library that is not stirred of what keeps', () => {
    for (const recipe of all) {
      const [drink] = planParty(party, [recipe], bare).drinks;
      if (drink?.way !== 'bottled') expect(drink?.batch?.waterMl ?? 0).toBe(0);
      else expect(['stir', 'throw']).toContain(recipe.method);
      for (const { ingredient, name } of recipe.spec)
        if (ingredient !== null && vocabulary.get(ingredient)?.carbonated)
          expect(drink?.batch?.lines.map((line) => line.name) ?? []).not.toContain(name);
    }
  });

  it('takes ice for mixing and for the glass, and some to spare', () => {
    const { ice, waterMl } = planParty(party, named('daiquiri'), bare);
    expect(ice).toEqual({ mixingGrams: 8000, glassGrams: 0, spareGrams: 2000 });
    expect(waterMl).toBe(10_000);
    const none = planParty({ ...party, spare: 0 }, named('negroni'), bare);
    expect(none.ice.glassGrams).toBeGreaterThan(0);
    expect(none.ice.spareGrams).toBe(0);
  });

  it('takes glasses for the fullest hour, and a bowl with cups for a punch', () => {
    expect(planParty(party, named('daiquiri'), bare).glasses).toEqual([{ glass: 'coupe', count: 20 }]);
    const punch = all.find(({ glass, serves }) => glass === 'punch bowl' && serves > 1)!;
    const { glasses } = planParty(party, [punch], bare);
    expect(glasses).toEqual([
      { glass: 'punch bowl', count: Math.ceil(40 / punch.serves) },
      { glass: 'punch cup', count: 20 },
    ]);
  });

  it('says what to do when, the earliest first', () => {
    const { steps } = planParty(party, named('manhattan', 'margarita', 'tom-collins'), bare);
    expect(steps.map(({ step, hoursBefore }) => [step, hoursBefore])).toEqual([
      ['shop', 72],
      ['make', 48],
      ['freeze', 48],
      ['bottle', 24],
      ['chill', 6],
      ['squeeze', 4],
      ['premix', 4],
      ['garnish', 1],
      ['set', 1],
      ['serve', 0],
    ]);
    const thingsOf = (step: string) => steps.find((one) => one.step === step)?.things.map(({ name }) => name);
    expect(thingsOf('make')).toEqual(['Simple syrup']);
    expect(thingsOf('squeeze')).toEqual(['Lime juice', 'Lemon juice']);
    expect(thingsOf('premix')).toEqual(['Margarita', 'Tom Collins']);
    expect(planParty(party, [], bare).steps).toEqual([]);
  });
});
