import { partyMax, type partyPlanRoutes, partyRules, type SentInputOf } from '@barspoon/contracts';
import { text } from '../../../lib/search-params.ts';

/** A chosen recipe and its share among the drinks of its kind. */
export interface ChosenDrink {
  recipeId: string;
  share: number;
}

/** What is asked of whoever plans, with its least and most. */
export const planLimits = {
  guests: { min: 1, max: partyMax.guests, step: 1 },
  hours: { min: 1, max: partyMax.hours, step: 1 },
  free: { min: 0, max: partyMax.guests, step: 1 },
  first: { min: 0, max: partyMax.first, step: 0.25 },
  later: { min: 0, max: partyMax.later, step: 0.25 },
  spare: { min: 0, max: partyMax.spare, step: 1 },
} as const;
export type PlanNumber = keyof typeof planLimits;

/** A number within its limits, and a whole one where only those make sense. */
export function numberIn(name: PlanNumber, value: unknown): number | undefined {
  const { min, max, step } = planLimits[name];
  const number = value === '' || value === undefined ? Number.NaN : Number(value);
  return number >= min && number <= max && (step < 1 || Number.isInteger(number)) ? number : undefined;
}

const chosen = /^([0-9a-f-]{36})(?:\.([1-9]))?$/;

export const readDrinks = (value: unknown): ChosenDrink[] => {
  const drinks = String(value ?? '')
    .split(',')
    .flatMap((one) => {
      const [, recipeId, share = '1'] = chosen.exec(one) ?? [];
      return recipeId ? { recipeId, share: Number(share) } : [];
    });
  const first = new Map(drinks.toReversed().map((drink) => [drink.recipeId, drink]));
  return drinks.filter((drink) => first.get(drink.recipeId) === drink).slice(0, partyMax.drinks);
};

export const drinksText = (drinks: readonly ChosenDrink[]): string | undefined =>
  drinks.length === 0 ? undefined : drinks.map(({ recipeId, share }) => `${recipeId}.${share}`).join(',');

const moment = (value: unknown): string | undefined => {
  const at = new Date(text(value) ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** What an address may say, as it was written. */
export type PlanAddress = Partial<Record<PlanNumber | 'bar' | 'drinks' | 'at', unknown>>;

/** What the address of a plan says: all there is to it. */
export type PlanSearch = Partial<ReturnType<typeof readPlan>>;

export const readPlan = (raw: PlanAddress) => ({
  bar: text(raw.bar),
  guests: numberIn('guests', raw.guests),
  hours: numberIn('hours', raw.hours),
  free: numberIn('free', raw.free),
  drinks: drinksText(readDrinks(raw.drinks)),
  /** When guests come. */
  at: moment(raw.at),
  first: numberIn('first', raw.first),
  later: numberIn('later', raw.later),
  spare: numberIn('spare', raw.spare),
});

/** Who comes, where the address does not say. */
const defaults = { guests: 8, hours: 3, free: 0, ...partyRules };
export type PlanNumbers = Record<PlanNumber, number>;

export const numbersOf = (search: PlanSearch): PlanNumbers => {
  const numbers = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search[name as PlanNumber] ?? value]),
  ) as PlanNumbers;
  return { ...numbers, free: Math.min(numbers.free, numbers.guests) };
};

export const planQueryOf = (search: PlanSearch): SentInputOf<typeof partyPlanRoutes.read>['query'] => ({
  ...numbersOf(search),
  ...(search.drinks && { drinks: search.drinks }),
});
