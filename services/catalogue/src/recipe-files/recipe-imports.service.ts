import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  changesWritten,
  type ExistingChoice,
  type InputOf,
  type recipeFileRoutes,
} from '@barspoon/contracts';
import { Audit, decodeCursor, encodeCursor, Transactions, toPage } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { contentOfExchange, newRecipe, type RecipeContent } from '../recipes/recipe-drafts.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { BackgroundWork } from './background-work.ts';
import { importFailed, importNotFound, importNotReady, recipesMoved } from './recipe-import.errors.ts';
import { toImport, toImportedRecipe } from './recipe-import.mapper.ts';
import type { ImportedRecipeRow, RecipeImportRow } from './recipe-import.schema.ts';
import { RecipeImportsRepository } from './recipe-imports.repository.ts';

/** How many are created before yielding to others. */
const draftsAtOnce = 25;

type RecipesQuery = InputOf<typeof recipeFileRoutes.recipes>['query'];
interface Draft {
  entry: ImportedRecipeRow;
  content: RecipeContent;
  version: number;
}

/** Reports what a file would do, and does it: everything in the report or nothing. */
@Injectable()
export class RecipeImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly imports: RecipeImportsRepository,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly background: BackgroundWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async get(id: string) {
    return toImport(await this.rowOf(id), this.clock.now());
  }

  async recipesOf(id: string, { limit, cursor, ...filter }: RecipesQuery) {
    const after = cursor ? decodeCursor(cursor, ['number'])[0] : 0;
    await this.rowOf(id);
    const rows = await this.imports.pageOfRecipes(id, filter, after, limit + 1);
    const { items, nextCursor } = toPage(rows, limit, ({ place }) => encodeCursor([place]));
    const slugs = items.flatMap(({ slug }) => slug ?? []);
    const ids = new Map((await this.recipes.findBySlugs(slugs)).map((row) => [row.slug, row._id]));
    return {
      items: items.map((row) => toImportedRecipe(row, ids.get(row.slug ?? '') ?? null, filter.outcome)),
      nextCursor,
    };
  }

  /** Starts to apply an import, unless it has already started. */
  async apply(id: string, existing: ExistingChoice) {
    const { state, problem } = await this.get(id);
    if (state === 'reading') throw importNotReady();
    const isReady = state === 'ready' && problem === null;
    if (!isReady && state !== 'applying' && state !== 'applied') throw importFailed(problem ?? '');
    if (isReady && (await this.imports.move(id, 'ready', { state: 'applying' })))
      this.background.begin(`import ${id}`, () => this.write(id, existing));
    return this.get(id);
  }

  private async write(id: string, existing: ExistingChoice): Promise<void> {
    try {
      const drafts = await this.draftsOf(id, existing);
      const written = await this.transactions.run(() => this.writeAll(id, existing, drafts));
      await this.index.put(written);
    } catch (error) {
      const isMoved = error instanceof DomainError && error.kind === 'conflict';
      const problem = isMoved
        ? error.message
        : 'Nothing was imported, something went wrong on our side. Read the file again.';
      await this.imports.set(id, { state: 'failed', problem });
      if (!isMoved) throw error;
    }
  }

  private async draftsOf(id: string, existing: ExistingChoice): Promise<Draft[]> {
    const entries = await this.imports.recipesWith(id, changesWritten[existing]);
    const vocabulary = await this.vocabulary.current();
    const drafts: Draft[] = [];
    for (const entry of entries) {
      if (!entry.recipe) continue;
      const content = contentOfExchange(entry.recipe, vocabulary);
      drafts.push({ entry, content, version: entry.recipe.version });
      if (drafts.length % draftsAtOnce === 0) await nextTurn();
    }
    return drafts;
  }

  /** @throws DomainError when a recipe has changed since the file was read */
  private async writeAll(
    id: string,
    existing: ExistingChoice,
    drafts: readonly Draft[],
  ): Promise<RecipeRow[]> {
    const created = drafts.filter(({ entry }) => entry.change === 'new');
    const revised = drafts.filter(({ entry }) => entry.change !== 'new');
    const row = await this.rowOf(id);
    const made = await this.publish(created);
    const changed = await this.reviseAll(revised);
    const left = row.total - made.length - changed.length;
    const result = { existing, created: made.length, updated: changed.length, left };
    if (!(await this.imports.move(id, 'applying', { state: 'applied', result }))) throw importNotFound();
    const { fileName, format } = row;
    await this.audit.record('recipes.imported', `recipe-import:${id}`, { fileName, format, ...result });
    return [...made, ...changed];
  }

  private async publish(drafts: readonly Draft[]): Promise<RecipeRow[]> {
    const slugs = drafts.flatMap(({ entry }) => entry.slug ?? []);
    const taken = await this.recipes.findBySlugs(slugs);
    if (taken.length > 0) throw recipesMoved(taken.map(({ name }) => name));
    const createdAt = this.clock.now();
    const rows = drafts.map(({ entry, content, version }) =>
      newRecipe(content, { slug: entry.slug ?? '', userId: null, libraryVersion: version, createdAt }),
    );
    await this.changes.publish(rows);
    await this.changes.forgetDeleted(slugs);
    return rows;
  }

  private async reviseAll(drafts: readonly Draft[]): Promise<RecipeRow[]> {
    const rows: RecipeRow[] = [];
    const moved: string[] = [];
    for (const { entry, content, version } of drafts) {
      const { id = '', revision = 0 } = entry.seen ?? {};
      const change = { ...content, libraryVersion: version, editedHere: true };
      const row = await this.changes.revise(id, revision, change);
      if (row) rows.push(row);
      else moved.push(entry.name);
    }
    if (moved.length > 0) throw recipesMoved(moved);
    return rows;
  }

  private async rowOf(id: string): Promise<RecipeImportRow> {
    const row = await this.imports.find(id);
    if (!row) throw importNotFound();
    return row;
  }
}
