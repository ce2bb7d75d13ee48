import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type InputOf,
  maxRecipesInFile,
  type ReadableFormatName,
  type recipeFileInternalRoutes,
} from '@barspoon/contracts';
import { type ReadEntry, recipeReaders, recognizeFormat, splitFile } from '@barspoon/mixology/formats';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { BackgroundWork } from './background-work.ts';
import { compare, readableNotes } from './imported-recipe.ts';
import { formatUnknown, importNotFound, notText, tooManyRecipes } from './recipe-import.errors.ts';
import { toImport } from './recipe-import.mapper.ts';
import type { ImportedRecipeRow, RecipeImportRow } from './recipe-import.schema.ts';
import { RecipeImportsRepository } from './recipe-imports.repository.ts';

type Begin = InputOf<typeof recipeFileInternalRoutes.begin>['body'];

/** How many recipes are read, compared and stored together. */
const batchSize = 25;

/** Reads uploaded files and compares them with the stored recipes. Changes no recipe. */
@Injectable()
export class RecipeImportReadingService {
  constructor(
    private readonly imports: RecipeImportsRepository,
    private readonly recipes: RecipesRepository,
    private readonly vocabulary: VocabularyHolder,
    private readonly background: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  async keepPart(importId: string, part: number, content: string) {
    await this.imports.keepPart(importId, part, Buffer.from(content, 'base64'), this.clock.now());
    return { kept: part + 1 };
  }

  /** @throws DomainError when the file is not text, in no known format, or has too many recipes */
  async begin({ importId, parts, fileName, format: chosen }: Begin) {
    const file = await this.imports.takeFile(importId, parts);
    if (!file) throw importNotFound();
    const text = textOf(file);
    const format = chosen ?? recognizeFormat(text);
    if (!format) throw formatUnknown();
    const found = splitFile(recipeReaders[format], text);
    const total = Array.isArray(found) ? found.length : 1;
    if (total > maxRecipesInFile) throw tooManyRecipes(maxRecipesInFile);
    const row = this.newImport(importId, fileName, format, total);
    await this.imports.add(row);
    this.background.begin(`reading of ${importId}`, () => this.read(row, found));
    return toImport(row, this.clock.now());
  }

  private newImport(
    _id: string,
    fileName: string,
    format: ReadableFormatName,
    total: number,
  ): RecipeImportRow {
    const now = this.clock.now();
    return {
      _id,
      fileName,
      format,
      state: 'reading',
      read: 0,
      total,
      changes: { new: 0, changed: 0, edited: 0, same: 0, refused: 0 },
      outcomes: { mapped: 0, guessed: 0, refused: 0 },
      result: null,
      problem: null,
      touchedAt: now,
      createdAt: now,
    };
  }

  private async read(row: RecipeImportRow, found: readonly unknown[] | ReadEntry): Promise<void> {
    const taken = new Set<string>();
    try {
      for (let from = 0; from < row.total; from += batchSize) {
        if (this.background.isStopping) throw new Error('The service stops');
        const entries = await this.entriesOf(row, found, from);
        const kept = await this.compareAll(row, entries, from, taken);
        for (const { change, notes } of kept) {
          row.changes[change]++;
          for (const { outcome } of notes) row.outcomes[outcome]++;
        }
        await this.imports.addRecipes(kept);
        const { changes, outcomes } = row;
        await this.imports.set(row._id, { read: from + kept.length, changes, outcomes });
      }
      await this.imports.set(row._id, { state: 'ready', problem: problemOf(row) });
    } catch (error) {
      const problem = 'The file could not be read to its end. Choose it again.';
      await this.imports.set(row._id, { state: 'failed', problem });
      throw error;
    }
  }

  private async entriesOf(
    { format }: RecipeImportRow,
    found: readonly unknown[] | ReadEntry,
    from: number,
  ): Promise<ReadEntry[]> {
    if (!isList(found)) return [found];
    const vocabulary = await this.vocabulary.current();
    const entries: ReadEntry[] = [];
    for (const [at, one] of found.slice(from, from + batchSize).entries()) {
      entries.push(recipeReaders[format].readOne(one, from + at + 1, vocabulary));
      // Requests are answered in the meantime.
      await nextTurn();
    }
    return entries;
  }

  /** @param taken slugs used in the file so far; those of these entries are added */
  private async compareAll(
    { _id: importId, createdAt }: RecipeImportRow,
    entries: readonly ReadEntry[],
    from: number,
    taken: Set<string>,
  ): Promise<ImportedRecipeRow[]> {
    const vocabulary = await this.vocabulary.current();
    const here = await this.rowsFor(entries);
    return entries.map((entry, at) => {
      const row = here.get(entry);
      const slug = row?.slug ?? entry.recipe?.slug ?? null;
      const read = slug !== null && taken.has(slug) ? refusedTwin(entry, slug) : entry;
      if (slug !== null) taken.add(slug);
      const place = from + at + 1;
      return {
        ...compare(read, row, vocabulary),
        _id: `${importId}:${place}`,
        importId,
        place,
        name: read.name.slice(0, 120),
        slug: read.recipe ? slug : null,
        notes: readableNotes(read.notes),
        seen: row && read.recipe ? { id: row._id, revision: row.revision } : null,
        createdAt,
      };
    });
  }

  /** The stored recipe of each entry: by its slug or, if the file has none, the only one with its name. */
  private async rowsFor(entries: readonly ReadEntry[]): Promise<ReadonlyMap<ReadEntry, RecipeRow>> {
    const whole = entries.filter(({ recipe }) => recipe !== undefined);
    const bySlug = new Map(
      (await this.recipes.findBySlugs(whole.flatMap(({ recipe }) => recipe?.slug ?? []))).map((row) => [
        row.slug,
        row,
      ]),
    );
    const nameless = whole.filter(
      ({ recipe, given }) => !given.includes('slug') && !bySlug.has(recipe?.slug ?? ''),
    );
    const named = nameless.length ? await this.recipes.findByNames(nameless.map(({ name }) => name)) : [];
    const rowOf = (entry: ReadEntry) => {
      const ofName = nameless.includes(entry) ? named.filter(({ name }) => name === entry.recipe?.name) : [];
      return bySlug.get(entry.recipe?.slug ?? '') ?? (ofName.length === 1 ? ofName[0] : undefined);
    };
    return new Map(
      whole.flatMap((entry) => {
        const row = rowOf(entry);
        return row ? [[entry, row] as const] : [];
      }),
    );
  }
}

const isList = (found: readonly unknown[] | ReadEntry): found is readonly unknown[] => Array.isArray(found);

/** @throws DomainError when it is not UTF-8 or contains control characters */
function textOf(file: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below, like a text that is none.
  }
  throw notText();
}

const refusedTwin = (entry: ReadEntry, slug: string): ReadEntry => ({
  ...entry,
  recipe: undefined,
  notes: [
    {
      recipe: entry.name,
      field: 'slug',
      outcome: 'refused',
      detail: `The file has another recipe with the address “${slug}”. Only the first one is taken.`,
    },
  ],
});

/** Recipes that cannot be read are left out; a file of nothing else cannot be imported. */
const problemOf = ({ changes: { refused }, total }: RecipeImportRow): string | null => {
  if (refused < total) return null;
  return total === 1 ? 'The recipe in it cannot be read.' : `None of the ${total} recipes can be read.`;
};
