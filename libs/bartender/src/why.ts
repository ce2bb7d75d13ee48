import type { Drink } from './drink.ts';
import { type Taste, tasteScore } from './tastes.ts';
import { type Bar, capital, listed } from './turn.ts';
import type { Wishes } from './wishes.ts';

const maxNamed = 4;
const strengthAsked: readonly Taste[] = ['strong', 'light'];

/** What a drink is made of, as one would say it over the bar. */
export function madeOf({ spec }: Drink): string {
  const names = spec.filter(({ optional }) => !optional).map(({ name }) => name);
  return names.length > maxNamed ? `${names.slice(0, maxNamed).join(', ')} and more` : listed(names);
}

/** Why a drink is suggested: what is in it, what was asked for that it is, and whether it can be made. */
export function whyOf(drink: Drink, wishes: Wishes, bar: Bar | null): string {
  const said = [`${capital(madeOf(drink))}.`];
  const fits = wishes.tastes.filter((taste) => !taste.startsWith('with ') && tasteScore(taste, drink) >= 0.5);
  if (fits.length > 0) said.push(`${capital(listed(fits))}, as you asked.`);
  const facts: string[] = [];
  const asksStrength =
    wishes.max.abv !== undefined ||
    wishes.changes.some(({ scale }) => scale === 'strong') ||
    [...wishes.tastes, ...wishes.notTastes].some((taste) => strengthAsked.includes(taste));
  if (drink.isDry) facts.push('no alcohol');
  else if (asksStrength && drink.facts.abv !== null)
    facts.push(`about ${Math.round(drink.facts.abv)} % alcohol`);
  if (
    wishes.max.minutes !== undefined ||
    wishes.tastes.includes('quick') ||
    wishes.changes.some(({ scale }) => scale === 'slow')
  )
    facts.push(minutesText(drink.prepTimeMinutes ?? 5));
  if (wishes.max.calories !== undefined && drink.facts.calories !== null)
    facts.push(`${drink.facts.calories} calories`);
  if (wishes.max.sugar !== undefined && drink.facts.sugarGrams !== null)
    facts.push(`${drink.facts.sugarGrams} g of sugar`);
  if (facts.length > 0) said.push(`${capital(listed(facts))}.`);
  const missing = bar?.missing.get(drink.id);
  if (bar?.makeable.has(drink.id)) said.push('Your bar has everything for it.');
  else if (missing?.length && missing.length <= 2) said.push(`Your bar only lacks ${listed(missing)}.`);
  return said.join(' ');
}

export const minutesText = (minutes: number): string =>
  minutes === 1 ? 'ready in a minute' : `ready in ${minutes} minutes`;
