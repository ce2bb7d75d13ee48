import { type LibraryIngredient, libraryLineSchema, libraryRecipeSchema } from '@barspoon/contracts';
import { z } from 'zod';
import type { Vocabulary } from '../vocabulary.ts';

const { amount, unit, ingredient, note, optional } = libraryLineSchema.shape;
const { difficulty, prepMinutes, method, source } = libraryRecipeSchema.shape;

/** A line whose ingredient the vocabulary knows (`ingredient`) or does not (`name`). */
export const exchangeLineSchema = z
  .strictObject({
    amount,
    unit,
    ingredient: ingredient.optional(),
    name: z.string().trim().min(1).max(120).optional(),
    note,
    optional,
  })
  .refine((line) => (line.ingredient === undefined) !== (line.name === undefined), {
    message: 'Name the ingredient, either by its slug or by its name',
  });
export type ExchangeLine = z.output<typeof exchangeLineSchema>;

/**
 * A recipe on its way in or out: the library's recipe with room for what members leave open. Every library recipe is
 * one, and its canonical text is the same.
 */
export const exchangeRecipeSchema = z.strictObject({
  ...libraryRecipeSchema.shape,
  description: z.string().trim().max(400).default(''),
  tags: z.array(z.string().trim().min(1).max(30)).max(12).default([]),
  difficulty: difficulty.optional(),
  prepMinutes: prepMinutes.optional(),
  method: method.optional(),
  spec: z.array(exchangeLineSchema).min(1).max(20),
  instructions: z.array(z.string().trim().min(1).max(600)).min(1).max(20),
  source: source.optional(),
});
export type ExchangeRecipe = z.output<typeof exchangeRecipeSchema>;

/** What became of one field: carried over as it is, filled in by judgement, or not taken. */
export const noteOutcomes = ['mapped', 'guessed', 'refused'] as const;
export interface FormatNote {
  /** The recipe's name, or "file" for what concerns the whole file. */
  recipe: string;
  /** The field, with the line's number where it is one of several: "spec 3". */
  field: string;
  outcome: (typeof noteOutcomes)[number];
  detail: string;
}

/** One way to write recipes down. Reading never throws: what cannot be used is refused in the notes. */
export interface RecipeFormat {
  label: string;
  mediaType: string;
  extension: string;
  /** A note for every field the format cannot carry. */
  write(recipes: readonly ExchangeRecipe[], vocabulary: Vocabulary<LibraryIngredient>): Written;
  /** The recipes that could be read whole, with a note for every field of every recipe. */
  read(text: string, vocabulary: Vocabulary<LibraryIngredient>): ReadResult;
}
export interface Written {
  text: string;
  notes: FormatNote[];
}
export interface ReadResult {
  recipes: ExchangeRecipe[];
  notes: FormatNote[];
}

/** Collects what became of one recipe's fields. */
export class Notebook {
  readonly notes: FormatNote[] = [];
  readonly #recipe: string;

  constructor(recipe: string) {
    this.#recipe = recipe;
  }

  mapped(field: string, detail = 'as it is'): void {
    this.#add(field, 'mapped', detail);
  }

  guessed(field: string, detail: string): void {
    this.#add(field, 'guessed', detail);
  }

  refused(field: string, detail: string): void {
    this.#add(field, 'refused', detail);
  }

  #add(field: string, outcome: FormatNote['outcome'], detail: string): void {
    this.notes.push({ recipe: this.#recipe, field, outcome, detail });
  }
}
