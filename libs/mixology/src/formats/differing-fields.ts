import type { z } from 'zod';
import { canonical } from './canonical.ts';
import { type ExchangeField, type ExchangeRecipe, exchangeFields, exchangeRecipeSchema } from './exchange.ts';

/** The fields in which two recipes say different things; what is left out says its default. */
export function differingFields(one: ExchangeRecipe, other: ExchangeRecipe): ExchangeField[] {
  const textOf = (recipe: ExchangeRecipe, field: ExchangeField) =>
    JSON.stringify(canonical(exchangeRecipeSchema.shape[field] as z.ZodType, recipe[field]));
  return exchangeFields.filter((field) => textOf(one, field) !== textOf(other, field));
}
