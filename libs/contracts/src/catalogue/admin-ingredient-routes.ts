import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { libraryIngredientSchema, seasonSchema, slugSchema, substituteSchema } from './library.ts';
import { shownSubstituteSchema } from './substitutes.ts';
import { allergens } from './vocabularies.ts';

const { abv } = libraryIngredientSchema.shape;

/** A node of the vocabulary in the console's tree. */
export const adminIngredientHeadSchema = z.strictObject({
  /** Its slug. */
  id: slugSchema,
  name: z.string(),
  /** What it is a kind of. */
  parent: slugSchema.nullable(),
  /** Only groups its kinds. */
  group: z.boolean(),
  abv: z.number(),
  allergens: z.array(z.enum(allergens)),
  substitutes: z.number().int().min(0),
});
export type AdminIngredientHead = z.output<typeof adminIngredientHeadSchema>;

export const adminIngredientSchema = adminIngredientHeadSchema.extend({
  season: seasonSchema.nullable(),
  /** In the order in which they are suggested; `use` is the slug of the substitute. */
  substitutes: z.array(
    z.strictObject({
      use: slugSchema,
      ...shownSubstituteSchema.omit({ ingredient: true, pieceMl: true }).shape,
    }),
  ),
  /** Incremented with every change here; an edit must name the revision it is based on. */
  revision: z.number().int().min(0),
});
export type AdminIngredient = z.output<typeof adminIngredientSchema>;

/** An admin's edit of an ingredient. What a substitute adds is derived from the vocabulary. */
export const adminIngredientInput = z.strictObject({
  revision: z.number().int().min(0),
  abv: abv.unwrap(),
  allergens: z.array(z.enum(allergens)).max(allergens.length),
  /** Absent leaves it as it is. */
  season: seasonSchema.nullable().optional(),
  substitutes: z.array(substituteSchema.omit({ brings: true })).max(8),
});
export type AdminIngredientInput = z.output<typeof adminIngredientInput>;

const head: AdminIngredientHead = {
  id: 'lime-juice',
  name: 'Lime Juice',
  parent: 'juice',
  group: false,
  abv: 0,
  allergens: [],
  substitutes: 1,
};
const { substitutes: _, ...facts } = head;
const lemon = { use: 'lemon-juice', role: 'sour', ratio: 1, closeness: 'works', note: 'rounder' } as const;
const exampleIngredient: AdminIngredient = {
  ...facts,
  season: null,
  substitutes: [{ ...lemon, name: 'Lemon Juice', brings: [] }],
  revision: 0,
};
const params = z.strictObject({ id: slugSchema });

export const adminIngredientRoutes = defineRoutes('catalogue.admin-ingredients', {
  list: {
    method: 'GET',
    path: '/admin/ingredients',
    access: 'staff:library',
    summary: 'The whole ingredient vocabulary, by name',
    response: z.strictObject({ items: z.array(adminIngredientHeadSchema) }),
    example: { response: { items: [head] } },
  },
  get: {
    method: 'GET',
    path: '/admin/ingredients/:id',
    access: 'staff:library',
    summary: 'One ingredient with what can stand in for it',
    params,
    response: adminIngredientSchema,
    example: { params: { id: head.id }, response: exampleIngredient },
  },
  revise: {
    method: 'PUT',
    path: '/admin/ingredients/:id',
    access: 'staff:library',
    summary:
      'Change strength, allergens, season and substitutes of an ingredient; refused with 409 when it changed since you read it',
    params,
    body: adminIngredientInput,
    response: adminIngredientSchema,
    example: {
      params: { id: head.id },
      body: { revision: 0, abv: 0, allergens: [], substitutes: [lemon] },
      response: { ...exampleIngredient, revision: 1 },
    },
  },
});
