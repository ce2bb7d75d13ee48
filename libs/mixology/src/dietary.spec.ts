import { allergens } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { type DietaryLine, dietaryOf, isVegan, mayContain } from './dietary.ts';

const bourbon: DietaryLine = { name: 'bourbon', ingredient: { allergens: [], vegan: true } };
const eggWhite: DietaryLine = { name: 'egg white', ingredient: { allergens: ['egg'], vegan: false } };
const honey: DietaryLine = { name: 'honey', ingredient: { allergens: [], vegan: false } };
const celery: DietaryLine = { name: 'celery', ingredient: { allergens: ['celery'], vegan: true } };
const unknown: DietaryLine = { name: 'Grandma’s tonic', ingredient: undefined };
const optional = (line: DietaryLine) => ({ ...line, optional: true });

describe('what a drink contains [BEYOND-150]', () => {
  it('of an optional line is said of that line, and is what may be in the glass', () => {
    const facts = dietaryOf([bourbon, optional(eggWhite)]);
    expect(facts).toEqual({
      allergens: [],
      vegan: true,
      optional: [{ name: 'egg white', allergens: ['egg'], vegan: false }],
      unknown: [],
    });
    expect(mayContain(facts)).toEqual(['egg']);
    expect(isVegan(facts)).toBe(false);
  });

  it('says nothing of an optional line that adds nothing to what is in it anyway', () => {
    const facts = dietaryOf([bourbon, eggWhite, optional(eggWhite), optional(honey), optional(bourbon)]);
    expect(facts).toMatchObject({ allergens: ['egg'], vegan: false, optional: [] });
    expect(mayContain(facts)).toEqual(['egg']);
  });

  it('names an optional line without an allergen that is not vegan', () => {
    const facts = dietaryOf([bourbon, optional(honey)]);
    expect(facts.optional).toEqual([{ name: 'honey', allergens: [], vegan: false }]);
    expect([mayContain(facts), isVegan(facts)]).toEqual([[], false]);
  });

  it('counts the garnish as part of the drink', () => {
    expect(dietaryOf([bourbon], [celery]).allergens).toEqual(['celery']);
  });

  it.each([
    ['line', dietaryOf([bourbon, unknown])],
    ['optional line', dietaryOf([bourbon, optional(unknown)])],
    ['garnish', dietaryOf([bourbon], [unknown])],
  ])('of an unknown %s may be anything', (_, facts) => {
    expect(facts.unknown).toEqual(['Grandma’s tonic']);
    expect(mayContain(facts)).toEqual([...allergens]);
    expect(isVegan(facts)).toBe(false);
  });

  it('of facts from before optional lines counted is what they name', () => {
    const facts = { allergens: ['nuts' as const], vegan: true };
    expect([mayContain(facts), isVegan(facts)]).toEqual([['nuts'], true]);
  });
});
