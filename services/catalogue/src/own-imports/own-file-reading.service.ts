import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type OwnImportChange,
  type OwnImportReport,
  ownFileMaxRecipes,
  type ReadableFormatName,
} from '@barspoon/contracts';
import {
  type ExchangeRecipe,
  type ReadEntry,
  recipeReaders,
  recognizeFormat,
  splitFile,
} from '@barspoon/mixology/formats';
import { InvalidInputError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { compare, readableNotes } from '../recipe-files/imported-recipe.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { fold } from '../search/fold.ts';
import { type BelongingsInFile, belongingsIn } from './belongings-in.ts';

/** A recipe in a member's file: what the report says about it, and what would be stored. */
export interface ReadOne {
  report: OwnImportReport['recipes'][number];
  recipe: ExchangeRecipe | null;
  /** The member's own recipe that it matches. */
  own: RecipeRow | null;
}

/** A file whose format is known, and how many recipes it has. */
interface OpenedFile {
  format: ReadableFormatName;
  found: readonly unknown[];
  belongings: BelongingsInFile | null;
}

/** How long reading runs before it yields to other requests, in milliseconds: about a recipe or two. */
const turnMs = 1;

/** Reads a member's file with the same formats as the console's and compares it with their own recipes. */
@Injectable()
export class OwnFileReading {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly vocabulary: VocabularyHolder,
  ) {}

  /** @throws InvalidInputError when the text is in no known format, contains no recipe, or too many */
  async read(memberId: string, text: string, chosen?: ReadableFormatName) {
    return this.compare(memberId, await this.open(text, chosen));
  }

  /** The entries of a text, not yet checked individually. @throws InvalidInputError as `read` does */
  async open(text: string, chosen?: ReadableFormatName): Promise<OpenedFile> {
    const format = chosen ?? recognizeFormat(text);
    if (!format)
      throw wrongText(
        'We recognize no recipes in this. It takes our own files, JSON-LD, CSV, and files of Bar Assistant, Mealie, Tandoor, Cooklang, TheCocktailDB, or Open Drinks.',
      );
    const belongings = belongingsIn(text, format, await this.vocabulary.current());
    const split = splitFile(recipeReaders[format], text);
    if (!Array.isArray(split) && !belongings)
      throw wrongText(`This file ${split.notes[0]?.detail ?? 'cannot be read'}.`);
    const found = Array.isArray(split) ? split : [];
    if (found.length > ownFileMaxRecipes)
      throw wrongText(
        `Up to ${ownFileMaxRecipes} recipes fit into one import; this file has ${found.length}.`,
      );
    return { format, found, belongings };
  }

  /** Compares the recipes of a file with the member's own; takes some time for hundreds. */
  async compare(memberId: string, { format, found, belongings }: OpenedFile) {
    return { format, items: await this.itemsOf(memberId, found, format), belongings };
  }

  private async itemsOf(memberId: string, found: readonly unknown[], format: ReadableFormatName) {
    const vocabulary = await this.vocabulary.current();
    const here = await this.ownByName(memberId);
    const taken = new Set<string>();
    const items: ReadOne[] = [];
    let room = maxNotesInReport;
    let turnBegan = performance.now();
    for (const [at, one] of found.entries()) {
      const entry = recipeReaders[format].readOne(one, at + 1, vocabulary);
      const key = fold(entry.name);
      const isTwin = taken.has(key);
      taken.add(key);
      const named = here.get(key) ?? [];
      const own = entry.recipe && !isTwin && named.length === 1 ? (named[0] ?? null) : null;
      const { change, differs, recipe } = compare(
        isTwin ? { ...entry, recipe: undefined } : entry,
        own ?? undefined,
        vocabulary,
      );
      const notes = isTwin
        ? [twin]
        : readableNotes(entry.notes.filter(isForMembers), Math.min(maxNotesInRecipe, room));
      room -= Math.min(room, notes.length);
      const report = {
        place: at + 1,
        name: entry.name.slice(0, 120),
        change: change === 'edited' ? ('changed' as const) : (change satisfies OwnImportChange),
        differs,
        notes,
      };
      items.push({ report, recipe, own });
      // Requests are answered in the meantime.
      if (performance.now() - turnBegan > turnMs) {
        await nextTurn();
        turnBegan = performance.now();
      }
    }
    return items;
  }

  private async ownByName(memberId: string): Promise<ReadonlyMap<string, RecipeRow[]>> {
    const byName = new Map<string, RecipeRow[]>();
    for (const row of await this.recipes.allOf(memberId))
      byName.set(fold(row.name), [...(byName.get(fold(row.name)) ?? []), row]);
    return byName;
  }
}

/** Unchanged fields are not worth reporting, and members do not know about slugs derived from the name. */
const isForMembers = ({ field, outcome }: ReadEntry['notes'][number]) =>
  outcome === 'refused' || (outcome === 'guessed' && field !== 'slug');

/** A report fits into one message, regardless of its length. */
const maxNotesInRecipe = 40;
const maxNotesInReport = 1500;

const twin = {
  field: 'name',
  outcome: 'refused' as const,
  detail: 'This file has another recipe of the same name. Only the first one is taken.',
  toCheck: true,
};

const wrongText = (message: string) => new InvalidInputError([{ path: 'body.text', message }]);
