import {
  homemadeSchema,
  type ImportNote,
  type LibraryIngredient,
  libraryLineSchema,
  libraryRecipeSchema,
  line,
  type NoteOutcome,
  prose,
  recipeImageSchema,
  recipeMax,
} from '@barspoon/contracts';
import { z } from 'zod';
import type { Vocabulary } from '../vocabulary.ts';

const { amount, unit, ingredient, optional } = libraryLineSchema.shape;
const { difficulty, prepMinutes, method, origin } = libraryRecipeSchema.shape;

/** A line whose ingredient the vocabulary knows (`ingredient`) or does not (`name`). */
export const exchangeLineSchema = z
  .strictObject({
    amount,
    unit,
    ingredient: ingredient.optional(),
    name: line(120).optional(),
    note: line(80).optional(),
    optional,
  })
  .refine((written) => (written.ingredient === undefined) !== (written.name === undefined), {
    message: "Give either the ingredient's slug or its name",
  });
export type ExchangeLine = z.output<typeof exchangeLineSchema>;

/**
 * A recipe on its way in or out: the library's recipe with room for what members leave open. Every library recipe is
 * one, and its canonical text is the same.
 */
export const exchangeRecipeSchema = z.strictObject({
  ...libraryRecipeSchema.shape,
  name: line(120),
  alternativeNames: z.array(line(120)).max(10).default([]),
  description: prose(400).default(''),
  tags: z.array(line(30)).max(12).default([]),
  difficulty: difficulty.optional(),
  prepMinutes: prepMinutes.optional(),
  method: method.optional(),
  spec: z.array(exchangeLineSchema).min(1).max(recipeMax.lines),
  instructions: z.array(line(recipeMax.stepLength)).max(recipeMax.steps),
  origin: origin
    .unwrap()
    .extend({ creator: line(80).optional(), place: line(80).optional() })
    .optional(),
  /** Who or what it is from; an address in it is linked. */
  source: line(300).optional(),
  homemade: homemadeSchema.optional(),
  /** The address of a photo. */
  image: recipeImageSchema.optional(),
});
export type ExchangeRecipe = z.output<typeof exchangeRecipeSchema>;
export type ExchangeField = keyof ExchangeRecipe;
export const exchangeFields = Object.keys(exchangeRecipeSchema.shape) as readonly ExchangeField[];

type FoundField = 'name' | 'spec' | 'instructions';
/** What a reader found; everything else is guessed from it. */
export type Draft = Pick<ExchangeRecipe, FoundField> & {
  [F in Exclude<ExchangeField, FoundField>]?: ExchangeRecipe[F] | undefined;
} & { categoryLabels?: readonly string[] };

/** What became of a field of a recipe; the recipe is "file" for what concerns the whole file. */
export interface FormatNote extends ImportNote {
  recipe: string;
}

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/** How recipes are found in a file and read. */
export interface ReadingParts {
  /** The recipes of a file, not looked at yet. Quick whatever the file. @throws Error saying why there are none */
  split(text: string): unknown[];
  /** Reads what `split` found in this place, from 1. Never throws. */
  readOne(found: unknown, place: number, vocabulary: IngredientVocabulary): ReadEntry;
}

/** What stands around recipes in a file, and how one is written. */
export interface WritingParts {
  /** Texts before the first recipe, between two and behind the last, and a file without any. */
  frame: { open: string; between: string; close: string; empty: string };
  /** One recipe as it stands in a file, without what surrounds it. */
  writeOne(recipe: ExchangeRecipe, vocabulary: IngredientVocabulary): string;
  /** A note for every field of a recipe that the format cannot carry. */
  lost(recipe: ExchangeRecipe): FormatNote[];
}

/** A way recipes come in. Reading never throws: what cannot be used is refused in the notes. */
export interface RecipeReader extends ReadingParts {
  /** The recipes that could be read whole, with a note for every field of every recipe. */
  read(text: string, vocabulary: IngredientVocabulary): ReadResult;
}

/** A way recipes go out and come back. */
export interface RecipeFormat extends RecipeReader, WritingParts {
  write(recipes: readonly ExchangeRecipe[], vocabulary: IngredientVocabulary): Written;
}
export interface Written {
  text: string;
  notes: FormatNote[];
}
/** One recipe of a file; none when it cannot be read whole. */
export interface ReadEntry {
  name: string;
  recipe: ExchangeRecipe | undefined;
  /** The fields the file itself gives, neither guessed nor left to a default. */
  given: readonly ExchangeField[];
  notes: FormatNote[];
}
export interface ReadResult {
  recipes: ExchangeRecipe[];
  notes: FormatNote[];
}

/** Collects what became of one recipe's fields. */
export class Notebook {
  readonly notes: FormatNote[] = [];
  readonly recipe: string;

  constructor(recipe: string) {
    this.recipe = recipe;
  }

  mapped(field: string, detail = 'as it is'): void {
    this.#add(field, 'mapped', detail);
  }

  /** A value for what the file does not say. Nearly every recipe has some. */
  guessed(field: string, detail: string): void {
    this.#add(field, 'guessed', detail);
  }

  /** A doubt, as a sentence: somebody should look at it. */
  doubted(field: string, detail: string): void {
    this.#add(field, 'guessed', detail, true);
  }

  /** Something of the recipe that is lost, as a sentence. */
  refused(field: string, detail: string): void {
    this.#add(field, 'refused', detail, true);
  }

  /** Something beside the recipe that nobody expects to find here. */
  omitted(field: string, detail = 'There is no place for it here.'): void {
    this.#add(field, 'refused', detail);
  }

  #add(field: string, outcome: NoteOutcome, detail: string, toCheck = false): void {
    this.notes.push({ recipe: this.recipe, field, outcome, detail, ...(toCheck && { toCheck }) });
  }
}
