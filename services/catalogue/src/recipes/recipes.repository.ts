import type { Homemade } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, keysetPage, newestFirst, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CardRow, OriginalRow, OwnCardRow, VariationRow } from './recipe.mapper.ts';
import { RecipeRow } from './recipe.schema.ts';
import { slugFrom } from './recipe.ts';

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
  visibility: 1,
  revision: 1,
  ratingAverage: 1,
  ratingCount: 1,
} as const;
/** In addition to a card, the fields in which a text may be found. */
const hit = { ...card, ingredients: 1, tags: 1, instructions: 1 } as const;
export type HitRow = CardRow & Pick<RecipeRow, 'ingredients' | 'tags' | 'instructions'>;

/** A recipe that makes an ingredient. */
export type MakingRow = Pick<RecipeRow, '_id' | 'name' | 'spec'> & { homemade: Homemade };

/** What is public. Anything else appears only in lists of its author. */
const isPublic = { visibility: 'public' } as const;
/** How recipes are read; every change is made by `RecipeChangesRepository`. */
@Injectable()
export class RecipesRepository {
  constructor(@InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>) {}

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

  /** Public ones, and the member's own whatever their visibility. */
  async findFor(memberId: string, id: string): Promise<RecipeRow | null> {
    return this.rows
      .findOne({ _id: id, $or: [isPublic, { userId: memberId }] })
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
  async ofMember(userId: string, limit: number, cursor?: string, which: Partial<typeof isPublic> = {}) {
    const query = this.rows
      .find({ userId, ...which }, { ...card, withheld: 1, createdAt: 1 })
      .hint('user-newest')
      .lean<OwnCardRow[]>();
    return keysetPage(query, newestFirst, { limit, cursor });
  }

  /** What everybody sees of a member's own. */
  publishedBy(userId: string, limit: number, cursor?: string) {
    return this.ofMember(userId, limit, cursor, isPublic);
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
    const query = this.rows
      .find({ basedOnId: id, ...isPublic }, { ...card, userId: 1, createdAt: 1 })
      .hint('variations')
      .lean<VariationRow[]>();
    return keysetPage(query, newestFirst, { limit, cursor });
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
      .hint('user-newest')
      .lean();
    return rows.map((row) => row._id);
  }

  /** All of a member, whole. */
  allOf(userId: string): Promise<RecipeRow[]> {
    return this.rows.find({ userId }).hint('user-newest').lean().exec();
  }

  /** Of a member's own, those that make an ingredient, by name. */
  makingOf(userId: string): Promise<MakingRow[]> {
    return this.rows
      .find({ userId, homemade: { $ne: null } }, { name: 1, homemade: 1, spec: 1 })
      .hint('user-newest')
      .sort({ name: 1, _id: 1 })
      .lean<MakingRow[]>()
      .exec();
  }

  /** Whole ones, newest first. */
  async wholeOfMember(userId: string, limit: number, cursor?: string) {
    const query = this.rows.find({ userId }).hint('user-newest').lean();
    return keysetPage(query, newestFirst, { limit, cursor });
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

  /** In the order of the ids; deleted ones are omitted. */
  async hitsOf(ids: readonly string[]): Promise<HitRow[]> {
    const rows = await this.rows.find({ _id: { $in: ids }, ...isPublic }, hit).lean<HitRow[]>();
    return inOrder(ids, rows);
  }

  async cardsOf(ids: readonly string[]): Promise<CardRow[]> {
    const rows = await this.rows.find({ _id: { $in: ids }, ...isPublic }, card).lean<CardRow[]>();
    return inOrder(ids, rows);
  }

  /** Those that the member may see, in the order of the ids: public ones and their own. */
  async cardsFor(memberId: string, ids: readonly string[]): Promise<CardRow[]> {
    const rows = await this.rows
      .find({ _id: { $in: ids }, $or: [isPublic, { userId: memberId }] }, card)
      .lean<CardRow[]>();
    return inOrder(ids, rows);
  }

  /**
   * Of what a member shows by a link of theirs, in the order of the ids: public recipes, their own that are visible by
   * link, and for themselves their private ones too.
   */
  async shownBy(memberId: string, ids: readonly string[], isReader: boolean): Promise<RecipeRow[]> {
    const own = { userId: memberId, ...(!isReader && { visibility: 'link' as const }) };
    const rows = await this.rows.find({ _id: { $in: ids }, $or: [isPublic, own] }).lean<RecipeRow[]>();
    return inOrder(ids, rows);
  }

  /** The same of several members, for others, in no order. */
  shownByAny(memberIds: readonly string[], ids: readonly string[]): Promise<RecipeRow[]> {
    const own = { userId: { $in: memberIds }, visibility: 'link' as const };
    return this.rows
      .find({ _id: { $in: ids }, $or: [isPublic, own] })
      .lean<RecipeRow[]>()
      .exec();
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

  /** Regardless of visibility, by id: those with a line or garnish of this ingredient. */
  madeWith(ingredient: string, limit: number, after?: string): Promise<RecipeRow[]> {
    return this.rows
      .find({
        $or: [{ 'spec.ingredient': ingredient }, { 'garnish.ingredient': ingredient }],
        ...(after !== undefined && { _id: { $gt: after } }),
      })
      .sort({ _id: 1 })
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
}

/** What was found, in the order of the ids. */
export function inOrder<R extends { _id: string }>(ids: readonly string[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
