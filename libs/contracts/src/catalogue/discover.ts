import { z } from 'zod';
import { flagQuery, pageQuery } from '../common/shapes.ts';
import { discoverSorts, type FacetName, facetNames, ratingLimits, strengths } from './discover-terms.ts';
import { slugSchema } from './library.ts';
import { categoryQuery, recipePageSchema } from './recipes.ts';
import { allergens, difficulties, glasses, methods } from './vocabularies.ts';

/** Several values, comma separated, in a query string. */
const several = <S extends z.ZodType<string, string>>(value: S, max: number) =>
  z
    .union([z.array(z.string()), z.string().transform((list) => list.split(',').filter(Boolean))])
    .pipe(z.array(value).min(1).max(max))
    .optional();

/** The filters of a result; values of one facet are combined with "or", facets with "and". */
const facetQuery = {
  category: several(categoryQuery, 12),
  /** Its base, by the vocabulary's slug: `gin`. */
  spirit: several(slugSchema, 20),
  glass: several(z.enum(glasses), 24),
  method: several(z.enum(methods), 9),
  difficulty: several(z.enum(difficulties), 4),
  strength: several(z.enum(strengths), 4),
  type: several(z.enum(['alcoholic', 'non-alcoholic']), 2),
  maxMinutes: several(z.enum(['5', '10', '20']), 1),
  rating: several(z.enum(ratingLimits), 1),
} as const satisfies Record<FacetName, unknown>;

export const discoverQuerySchema = z.strictObject({
  /** Searched as a case-insensitive substring of name, ingredients, category and tags. Implements DISC-11. */
  q: z.string().trim().max(80).optional(),
  ...facetQuery,
  /** Allergens no result may contain. */
  free: several(z.enum(allergens), 8),
  /** Ingredients no result may contain, including their kinds and what is made from them, by slug. */
  without: several(slugSchema, 10),
  /** Only what the member's bar makes; ignored for visitors. */
  makeable: flagQuery.optional(),
  sort: z.enum(discoverSorts).default('best'),
  ...pageQuery(24, 48),
});
export type DiscoverQuery = z.output<typeof discoverQuerySchema>;

const facetValueSchema = z.strictObject({
  value: z.string(),
  /** For the reader, where the value is a slug. */
  name: z.string().optional(),
  count: z.number().int().min(0),
});

export const discoverPageSchema = recipePageSchema.extend({
  /**
   * How many results each value has, or would have if it were chosen instead of, or in addition to, the chosen ones of
   * its facet. For `free`, how many would remain. On the first page only.
   */
  facets: z.record(z.enum([...facetNames, 'free'] as const), z.array(facetValueSchema)).nullable(),
  /** How many of the results the member's bar makes; null for visitors and if unknown. */
  makeable: z.number().int().min(0).nullable(),
  /** The text that was searched instead, if the original found nothing and a similar one exists. */
  correctedTo: z.string().nullable(),
});
export type DiscoverPage = z.output<typeof discoverPageSchema>;
