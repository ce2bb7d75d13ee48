import {
  recipeDeleted,
  recipePublished,
  recipeRevised,
  recipeTextRevised,
  variationPublished,
  variationWithdrawn,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import { toFact } from '../recipes/recipe.mapper.ts';
import { DeletedRecipeRow, RecipeRow } from '../recipes/recipe.schema.ts';
import type { RecipeContent } from '../recipes/recipe-drafts.ts';
import { inOrder, RecipesRepository } from '../recipes/recipes.repository.ts';
import { forEverybody, isForModeration, type Standing } from '../recipes/standing.ts';

const textAt = (textRevision: number) => ({ textRevision });

const aggregateOf = (id: string) => `recipe:${id}`;

/** Every change of recipes, with its event and its version in the same transaction. */
@Injectable()
export class RecipeChangesRepository {
  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    @InjectModel(DeletedRecipeRow.name) private readonly deleted: Model<DeletedRecipeRow>,
    private readonly recipes: RecipesRepository,
    private readonly versions: RecipeVersionsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** A recipe that exists again is not marked as deleted. */
  async forgetDeleted(slugs: readonly string[]): Promise<void> {
    await this.deleted.deleteMany({ _id: { $in: slugs } });
  }

  /** Which of these library slugs were deleted here. */
  async deletedAmong(slugs: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.deleted.find({ _id: { $in: slugs } }, { _id: 1 }).lean();
    return new Set(rows.map((row) => row._id));
  }

  async publish(rows: readonly RecipeRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.insertMany(rows);
    await this.versions.keepFirst(rows);
    const news = rows.filter(({ visibility }) => visibility === 'public');
    await this.outbox.addAll(news.map((row) => this.eventOf(recipePublished, row)));
    for (const row of news) await this.tellOfVariation(row);
    await this.tellModeration(rows.filter(isForModeration));
  }

  /**
   * Applies a change to the revision that was read.
   * @param before its previous visibility @returns null if the recipe has another revision or is gone
   */
  async revise(
    id: string,
    seen: number,
    change: Partial<RecipeRow>,
    before: Standing = forEverybody,
  ): Promise<RecipeRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id, revision: seen },
        {
          $set: { ...change, ...(change.name !== undefined && textAt(seen + 1)), updatedAt: new Date() },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    const wasPublic = before.visibility === 'public';
    const isNews = row?.visibility === 'public' && !wasPublic;
    if (!row) return null;
    await this.versions.keepAll([row]);
    await this.outbox.addAll([this.eventOf(isNews ? recipePublished : recipeRevised, row)]);
    if (isNews) await this.tellOfVariation(row);
    if (wasPublic && row.visibility !== 'public') await this.takeVariationsBack([row]);
    if (isForModeration(before) || isForModeration(row)) await this.tellModeration([row]);
    return row;
  }

  /**
   * Changes the content of recipes, each at the revision that was read; their visibility changes only if moderation
   * holds them. @returns the changed ones in the given order; or, if some have another revision or are gone, the ids of these, and nothing is changed
   */
  async reviseContents(
    changes: readonly {
      _id: string;
      seen: number;
      change: Partial<RecipeContent & Standing & { editedHere: boolean }>;
    }[],
  ): Promise<{ rows: RecipeRow[]; moved: string[] }> {
    if (changes.length === 0) return { rows: [], moved: [] };
    const ids = changes.map(({ _id }) => _id);
    const here = await this.rows
      .find({ _id: { $in: ids } }, { revision: 1, visibility: 1, withheld: 1 })
      .lean();
    const revisions = new Map(here.map(({ _id, revision }) => [_id, revision]));
    const moved = changes.flatMap(({ _id, seen }) => (revisions.get(_id) === seen ? [] : _id));
    if (moved.length > 0) return { rows: [], moved };
    const updatedAt = new Date();
    await this.rows.bulkWrite(
      changes.map(({ _id, seen, change }) => ({
        updateOne: {
          filter: { _id, revision: seen },
          update: { $set: { ...change, ...textAt(seen + 1), updatedAt }, $inc: { revision: 1 } },
        },
      })),
      { ordered: false },
    );
    const rows = inOrder(ids, await this.recipes.findAll(ids));
    await this.versions.keepAll(rows);
    await this.outbox.addAll(rows.map((row) => this.eventOf(recipeRevised, row)));
    const wasPublic = new Set(here.flatMap(({ _id, visibility }) => (visibility === 'public' ? _id : [])));
    await this.takeVariationsBack(
      rows.filter(({ _id, visibility }) => wasPublic.has(_id) && visibility !== 'public'),
    );
    await this.tellModeration(rows.filter(isForModeration));
    return { rows, moved: [] };
  }

  /** A moderation decision that changes nothing is still stored. */
  async noteModeration(_id: string, moderationRevision: number, removedImages: string[]): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: { moderationRevision, removedImages } });
  }

  /** Changed facts of unchanged content: not a new version. A recipe that changed in the meantime has already been recalculated. */
  async recalculate({ _id, revision }: RecipeRow, facts: RecipeRow['facts']): Promise<void> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id, revision },
        { $set: { facts }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (row) await this.outbox.addAll([this.eventOf(recipeRevised, row)]);
  }

  /** @returns how many were there */
  async deleteAll(ids: readonly string[]): Promise<number> {
    const rows = await this.recipes.findAll(ids);
    if (rows.length === 0) return 0;
    await this.rows.deleteMany({ _id: { $in: ids } });
    const ofLibrary = rows.filter(({ libraryVersion }) => libraryVersion !== null);
    if (ofLibrary.length > 0)
      await this.deleted.bulkWrite(
        ofLibrary.map(({ slug: _id }) => ({
          updateOne: { filter: { _id }, update: { $set: { at: new Date() } }, upsert: true },
        })),
      );
    const gone = rows.map((row) => ({ ...row, revision: row.revision + 1 }));
    await this.outbox.addAll(
      gone.map(({ _id, revision, userId }) => ({
        definition: recipeDeleted,
        data: { recipeId: _id, revision, userId },
        about: { aggregate: aggregateOf(_id), revision },
      })),
    );
    await this.takeVariationsBack(gone.filter(({ visibility }) => visibility === 'public'));
    return rows.length;
  }

  async countView(id: string): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $inc: { views: 1 } });
  }

  /** Only if the original is public, because it is named. */
  private async tellOfVariation({ _id, basedOnId, userId, revision }: RecipeRow): Promise<void> {
    const [original] = basedOnId ? await this.recipes.originalsAmong([basedOnId]) : [];
    if (!original || !userId) return;
    await this.outbox.add(
      variationPublished,
      {
        variationId: _id,
        originalId: original._id,
        originalName: original.name,
        memberId: userId,
        ...(original.userId && { authorId: original.userId }),
      },
      { aggregate: `variation:${_id}`, revision },
    );
  }

  private async takeVariationsBack(rows: readonly RecipeRow[]): Promise<void> {
    await this.outbox.addAll(
      rows.flatMap(({ _id, basedOnId, userId, revision }) =>
        basedOnId
          ? {
              definition: variationWithdrawn,
              data: { variationId: _id, originalId: basedOnId, memberId: userId },
              about: { aggregate: `variation:${_id}`, revision },
            }
          : [],
      ),
    );
  }

  /** Recipes of the starter library and of erased members have no author to moderate. */
  private async tellModeration(rows: readonly RecipeRow[]): Promise<void> {
    await this.outbox.addAll(
      rows.flatMap(({ _id, userId, revision }) =>
        userId
          ? {
              definition: recipeTextRevised,
              data: { recipeId: _id, memberId: userId },
              about: { aggregate: `recipe-text:${_id}`, revision },
            }
          : [],
      ),
    );
  }

  private eventOf(definition: typeof recipePublished, row: RecipeRow) {
    return {
      definition,
      data: toFact(row),
      about: { aggregate: aggregateOf(row._id), revision: row.revision },
    };
  }
}
