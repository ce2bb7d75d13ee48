import { z } from 'zod';
import { line, prose } from '../common/shapes.ts';
import { units } from '../common/units.ts';
import { barCategoryKeys } from '../inventory/vocabularies.ts';
import {
  allergens,
  clarities,
  difficulties,
  garnishShapes,
  glasses,
  ices,
  methods,
  recipeCategories,
  rims,
  substituteClosenesses,
  substituteMarks,
  substituteRoles,
} from './vocabularies.ts';

/** A slug: lower case words joined by single hyphens; stable forever once published. */
export const slugSchema = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits, and single hyphens');

const name = z.string().trim().min(1).max(120);

/** The allowed range of a substitute's ratio. */
export const substituteRatio = { min: 0.1, max: 4 } as const;

/** An edge of the vocabulary: a substitute for an ingredient, and how to use it. */
export const substituteSchema = z.strictObject({
  /** Another node by slug. */
  use: slugSchema,
  role: z.enum(substituteRoles),
  /** The amount that replaces one unit of the ingredient. */
  ratio: z.number().min(substituteRatio.min).max(substituteRatio.max).default(1),
  closeness: z.enum(substituteClosenesses),
  /** What changes in the drink, in a few words of our own: "rounder and a little less sharp". */
  note: line(160),
  /** Allergens and alcohol that it adds: no edge adds them silently. */
  brings: z.array(z.enum(substituteMarks)).max(substituteMarks.length).default([]),
});
export type Substitute = z.output<typeof substituteSchema>;

/** One line of a spec: `{ amount: 60, unit: ml, ingredient: gin }`. `ingredient` is a vocabulary slug. */
export const libraryLineSchema = z.strictObject({
  /** Absent only for unmeasured units (`top`, `to taste`). */
  amount: z.number().positive().max(5000).optional(),
  unit: z.enum(units),
  ingredient: slugSchema,
  note: z.string().trim().min(1).max(80).optional(),
  optional: z.boolean().optional(),
});

/** How an ingredient is made at home: what one batch takes, and what it gives. Implements BEYOND-213. */
export const preparationSchema = z.strictObject({
  parts: z.array(libraryLineSchema).min(1).max(12),
  /** Milliliters that one batch gives. */
  makesMl: z.number().positive().max(5000),
  /** Days it keeps in a refrigerator. */
  keepsDays: z.number().int().min(1).max(730),
  /** In our own words; one sentence or two each. */
  steps: z.array(z.string().trim().min(8).max(400)).min(1).max(8),
});
export type Preparation = z.output<typeof preparationSchema>;

const month = z.number().int().min(1).max(12);

/**
 * From which month to which something is in season in the temperate north, 1 for January; over the turn of the year where it
 * ends before it begins. Implements BEYOND-279.
 */
export const seasonSchema = z.strictObject({ from: month, to: month });
export type Season = z.output<typeof seasonSchema>;

/**
 * One node of the ingredient vocabulary in the format of the starter library. `parent` is what it is a kind of
 * (bourbon → whiskey), `madeFrom` what it comes from (lime juice → lime); both name other nodes by slug.
 */
export const libraryIngredientSchema = z.strictObject({
  slug: slugSchema,
  name,
  /** Other names and plurals; matched like the name. */
  aliases: z.array(name).max(30).default([]),
  parent: slugSchema.optional(),
  madeFrom: slugSchema.optional(),
  /** What it is and what it does in a drink, in our own words; each line is a paragraph. */
  text: prose(1500).optional(),
  /** Its category in a bar, if it can be owned. */
  barCategory: z.enum(barCategoryKeys).optional(),
  barSubcategory: z.string().max(40).optional(),
  /** Percent alcohol by volume. */
  abv: z.number().min(0).max(96).default(0),
  /** Grams of sugar per 100 ml. */
  sugar: z.number().min(0).max(130).optional(),
  /** Grams of acid (as citric) per 100 ml. */
  acid: z.number().min(0).max(12).optional(),
  /** Kilocalories per 100 ml that do not come from alcohol or sugar (cream, coconut, egg). */
  otherKcal: z.number().min(0).max(900).optional(),
  /** Color of the liquid or fruit as #rrggbb. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  clarity: z.enum(clarities).default('clear'),
  carbonated: z.boolean().default(false),
  allergens: z.array(z.enum(allergens)).default([]),
  vegan: z.boolean().default(true),
  /**
   * Only groups its kinds (spirit, juice, fruit): too general to be owned or poured, so it never matches an item and
   * no recipe may use it.
   */
  group: z.boolean().default(false),
  /** Milliliters one piece adds to a drink (an egg white, a scoop of ice cream), where pieces are usual. */
  pieceMl: z.number().positive().max(200).optional(),
  /** Adds its content to a drink but no significant volume (sugar, spices, leaves). */
  solid: z.boolean().default(false),
  /** Grams per milliliter, if it is weighed as well as measured; defaults to 1. */
  gramsPerMl: z.number().positive().max(3).optional(),
  /** A staple (water, ice): never counted when a bar is matched. */
  staple: z.boolean().default(false),
  /** Shape it takes as a garnish in the drawn picture. */
  garnish: z.enum(garnishShapes).optional(),
  /** Absent for what is sold as good all year, and where nobody is sure. */
  season: seasonSchema.optional(),
  /** Its substitutes, the best first. Kinds without their own inherit those of their parent. */
  substitutes: z.array(substituteSchema).max(8).default([]),
  /** How it is made at home, where that is usual. */
  preparation: preparationSchema.optional(),
});
export type LibraryIngredient = z.output<typeof libraryIngredientSchema>;

export const garnishSchema = z.strictObject({
  shape: z.enum(garnishShapes),
  /** The vocabulary slug of what it is cut from or is. */
  ingredient: slugSchema,
});

/** A recipe in the format of the starter library. Volumes are per one serving glass unless `serves` says otherwise. */
export const libraryRecipeSchema = z.strictObject({
  slug: slugSchema,
  /** Incremented with every change of the recipe in the file; seeding compares it. */
  version: z.number().int().min(1).default(1),
  name,
  alternativeNames: z.array(name).max(10).default([]),
  /** One or two original sentences. */
  description: z.string().trim().min(40).max(400),
  category: z.enum(recipeCategories),
  tags: z.array(z.string().trim().min(2).max(30)).min(2).max(12),
  alcoholic: z.boolean(),
  difficulty: z.enum(difficulties),
  prepMinutes: z.number().int().min(1).max(240),
  serves: z.number().int().min(1).max(40).default(1),
  method: z.enum(methods),
  glass: z.enum(glasses),
  ice: z.enum(ices),
  rim: z.enum(rims).optional(),
  /** Poured so that the ingredients stand in layers, bottom first in the order of the spec. */
  layered: z.boolean().optional(),
  /** The drink has a head of foam (egg white, beer, shaken pineapple). */
  foam: z.boolean().optional(),
  spec: z.array(libraryLineSchema).min(1).max(20),
  garnish: z.array(garnishSchema).max(4).default([]),
  /** Steps in our own words; one sentence or two each. */
  instructions: z.array(z.string().trim().min(8).max(400)).min(1).max(12),
  /** Only where documented. */
  origin: z
    .strictObject({
      creator: z.string().max(80).optional(),
      place: z.string().max(80).optional(),
      year: z.number().int().min(1500).max(2100).optional(),
    })
    .optional(),
  /** Where the proportions come from, as a fact: "IBA 2024", "Savoy 1930". */
  source: z.string().trim().min(2).max(80),
});
export type LibraryRecipe = z.output<typeof libraryRecipeSchema>;

/** A bar item in the format of the starter library: a real bottle or a generic one, or a piece of equipment. */
export const libraryBarItemSchema = z.strictObject({
  slug: slugSchema,
  name,
  /** The maker; generic items say "Generic". */
  brand: z.string().trim().min(1).max(80),
  category: z.enum(barCategoryKeys),
  subcategory: z.string().max(40).optional(),
  /** The vocabulary slug this item is; absent for equipment. */
  ingredient: slugSchema.optional(),
  popular: z.boolean().default(false),
});
export type LibraryBarItem = z.output<typeof libraryBarItemSchema>;
