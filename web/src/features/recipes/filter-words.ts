import type { Allergen, Glass, Method, Strength } from '@barspoon/contracts';
import type { ListFilter } from './discover-search.ts';
import { tDiscover } from './discover-texts.ts';
import { tSheet } from './sheet-texts.ts';

/** A slug as words: `white rum` of `white-rum`. */
const words = (slug: string): string => slug.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a value of a filter is called on the screen. */
export function filterWord(filter: ListFilter, value: string): string {
  switch (filter) {
    case 'glass':
      return tSheet(`glasses.${value as Glass}`);
    case 'method':
      return tSheet(`methods.${value as Method}`);
    case 'strength':
      return tDiscover(`filters.strength.${value as Strength}`);
    case 'type':
      return tDiscover(`filters.type.${value as 'alcoholic' | 'non-alcoholic'}`);
    case 'maxMinutes':
      return tDiscover('filters.upTo', { minutes: value });
    case 'rating':
      return tDiscover('filters.ratingFrom', { rating: value });
    case 'free':
      return tDiscover('filters.noIngredient', { name: tSheet(`allergens.${value as Allergen}`) });
    case 'without':
      return tDiscover('filters.noIngredient', { name: words(value) });
    case 'spirit':
      return capital(words(value));
    default:
      return value;
  }
}
