import {
  recipeDeleted,
  recipePublished,
  recipeRevised,
  recipeTextRevised,
  variationPublished,
  variationWithdrawn,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import {
  type CardRow,
  type OriginalRow,
  type OwnCardRow,
  toFact,
  type VariationRow,
} from './recipe.mapper.ts';
import { DeletedRecipeRow, RecipeRow } from './recipe.schema.ts';
import { slugFrom } from './recipe.ts';
import type { RecipeContent } from './recipe-drafts.ts';
import { forEverybody, isForModeration, type Standing } from './standing.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const card = {
  slug: 1,
  name: 1,
  description: 1,
  category: 1,
  alcoholic: 1,
  difficulty: 1,
  prepTimeMinutes: 1,
  featured: 1,
  image: 1,
  revision: 1,
  ratingAverage: 1,
  ratingCount: 1,
} as const;
/** In addition to a card, the fields in which a text may be found. */
const hit = { ...card, ingredients: 1, tags: 1, instructions: 1 } as const;
export type HitRow = CardRow & Pick<RecipeRow, 'ingredients' | 'tags' | 'instructions'>;

/** What is public. Anything else appears only in lists of its author. */
const isPublic = { visibility: 'public' } as const;
const newestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;

const textAt = (textRevision: number) => ({ textRevision });

const aggregateOf = (id: string) => `recipe:${id}`;

/** Recipes, and the event and the version of every change in the same transaction. */
@Injectable()
export class RecipesRepository {
  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    @InjectModel(DeletedRecipeRow.name) private readonly deleted: Model<DeletedRecipeRow>,
    private readonly versions: RecipeVersionsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Regardless of its visibility. */
  find(idOrSlug: string): Promise<RecipeRow | null> {
    return this.rows
      .findOne(uuid.test(idOrSlug) ? { _id: idOrSlug } : { slug: idOrSlug })
      .lean()
      .exec();
  }

  /** Public ones only. */
  async findPublic(id: string): Promise<RecipeRow | null> {
    return this.rows
      .findOne({ _id: id, ...isPublic })
      .lean()
      .exec();
  }

  /** Whether it is public. */
  async exists(id: string): Promise<boolean> {
    return (await this.rows.exists({ _id: id, ...isPublic })) !== null;
  }

  /** Regardless of their visibility. */
  findAll(ids: readonly string[]): Promise<RecipeRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** A member's own, newest first. */
  async ofMember(userId: string, limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['moment', 'string']) : undefined;
    const rows = await this.rows
      .find(
        { userId, ...(after && afterKeyset(newestFirst, after)) },
        { ...card, visibility: 1, withheld: 1, createdAt: 1 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .hint('of a member, newest first')
      .limit(limit + 1)
      .lean<OwnCardRow[]>();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt, row._id]));
  }

  /** Public ones among these, as their variations name them. */
  originalsAmong(ids: readonly string[]): Promise<OriginalRow[]> {
    return this.rows
      .find({ _id: { $in: ids }, ...isPublic }, { slug: 1, name: 1, userId: 1 })
      .lean<OriginalRow[]>()
      .exec();
  }

  /** Public ones that are based on another, newest first. */
  async variationsOf(id: string, limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['moment', 'string']) : undefined;
    const rows = await this.rows
      .find(
        { basedOnId: id, ...isPublic, ...(after && afterKeyset(newestFirst, after)) },
        { ...card, userId: 1, createdAt: 1 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .hint('variations')
      .limit(limit + 1)
      .lean<VariationRow[]>();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt, row._id]));
  }

  countVariationsOf(id: string): Promise<number> {
    return this.rows
      .countDocuments({ basedOnId: id, ...isPublic })
      .hint('variations')
      .exec();
  }

  /** Ids of those of a member that only they, or those with the link, may read. */
  async hiddenOf(userId: string): Promise<string[]> {
    const rows = await this.rows
      .find({ userId, visibility: { $in: ['link', 'private'] } }, { _id: 1 })
      .hint('of a member, newest first')
      .lean();
    return rows.map((row) => row._id);
  }

  /** All of a member, whole. */
  allOf(userId: string): Promise<RecipeRow[]> {
    return this.rows.find({ userId }).hint('of a member, newest first').lean().exec();
  }

  /** Whole ones, newest first. */
  async wholeOfMember(userId: string, limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['moment', 'string']) : undefined;
    const rows = await this.rows
      .find({ userId, ...(after && afterKeyset(newestFirst, after)) })
      .sort({ createdAt: -1, _id: -1 })
      .hint('of a member, newest first')
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt, row._id]));
  }

  /** Counted on the index alone. */
  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId }).exec();
  }

  findBySlugs(slugs: readonly string[]): Promise<RecipeRow[]> {
    return this.rows
      .find({ slug: { $in: slugs } })
      .lean()
      .exec();
  }

  findByNames(names: readonly string[]): Promise<RecipeRow[]> {
    return this.rows
      .find({ name: { $in: names }, ...isPublic })
      .lean()
      .exec();
  }

  /** A recipe that exists again is not marked as deleted. */
  async forgetDeleted(slugs: readonly string[]): Promise<void> {
    await this.deleted.deleteMany({ _id: { $in: slugs } });
  }

  /** Which of these library slugs were deleted here. */
  async deletedAmong(slugs: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.deleted.find({ _id: { $in: slugs } }, { _id: 1 }).lean();
    return new Set(rows.map((row) => row._id));
  }

  /** In the order of the ids; deleted ones are omitted. */
  async hitsOf(ids: readonly string[]): Promise<HitRow[]> {
    const rows = await this.rows.find({ _id: { $in: ids }, ...isPublic }, hit).lean<HitRow[]>();
    return inOrder(ids, rows);
  }

  async cardsOf(ids: readonly string[]): Promise<CardRow[]> {
    const rows = await this.rows.find({ _id: { $in: ids }, ...isPublic }, card).lean<CardRow[]>();
    return inOrder(ids, rows);
  }

  async wholeOf(ids: readonly string[]): Promise<RecipeRow[]> {
    return inOrder(ids, await this.rows.find({ _id: { $in: ids }, ...isPublic }).lean());
  }

  /** Implements FEAT-01. */
  newestFeatured(limit: number): Promise<CardRow[]> {
    return this.rows
      .find({ featured: true }, card)
      .sort({ createdAt: -1, _id: -1 })
      .hint('featured')
      .limit(limit)
      .lean<CardRow[]>()
      .exec();
  }

  countFeatured(): Promise<number> {
    return this.rows
      .find({ featured: true }, { _id: 1 })
      .hint('featured')
      .limit(200)
      .lean()
      .then((found) => found.length);
  }

  pageAfter(id: string | undefined, limit: number): Promise<RecipeRow[]> {
    return this.rows
      .find({ ...(id && { _id: { $gt: id } }), ...isPublic })
      .sort({ _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Slugs of all public ones in pages by id. */
  async addressesAfter(limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['string'])[0] : undefined;
    const rows = await this.rows
      .find({ ...(after && { _id: { $gt: after } }), ...isPublic }, { slug: 1, updatedAt: 1 })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row._id]));
  }

  /** The name as a slug, with a number appended if another recipe has it. */
  async freeSlug(name: string): Promise<string> {
    const [slug] = await this.freeSlugs([name]);
    return slug as string;
  }

  /** The same for several, each with a distinct slug. */
  async freeSlugs(names: readonly string[]): Promise<string[]> {
    const plain = names.map(slugFrom);
    const like = [...new Set(plain)].flatMap((slug) => [slug, new RegExp(`^${slug}-[0-9]+$`)]);
    const rows = await this.rows.find({ slug: { $in: like } }, { slug: 1 }).lean();
    const taken = new Set(rows.map(({ slug }) => slug));
    return plain.map((one) => {
      let slug = one;
      for (let number = 2; taken.has(slug); number++) slug = `${one}-${number}`;
      taken.add(slug);
      return slug;
    });
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
    const rows = inOrder(ids, await this.findAll(ids));
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

  /** Regardless of visibility, by id: those with a line of this ingredient. */
  pouring(ingredient: string, limit: number, after?: string): Promise<RecipeRow[]> {
    return this.rows
      .find({ 'spec.ingredient': ingredient, ...(after !== undefined && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .hint('pouring an ingredient')
      .limit(limit)
      .lean()
      .exec();
  }

  /** Which of these recipes have a line of one of these ingredients that is not optional. */
  async withAnyOf(ids: readonly string[], ingredients: readonly string[]): Promise<string[]> {
    const spec = { $elemMatch: { ingredient: { $in: ingredients }, optional: { $ne: true } } };
    const rows = await this.rows.find({ _id: { $in: ids }, spec }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
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
    const rows = await this.findAll(ids);
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
    const [original] = basedOnId ? await this.originalsAmong([basedOnId]) : [];
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

function inOrder<R extends { _id: string }>(ids: readonly string[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
