import { isDeepStrictEqual } from 'node:util';
import {
  barImportRevised,
  collectionRecipesMax,
  collectionsMax,
  inventoryInternalRoutes,
  type MemberActor,
  noBelongings,
  type OwnBelongingCounts,
  type OwnBelongings,
  type OwnImportInput,
  type OwnImportReport,
} from '@barspoon/contracts';
import { Caller, Outbox } from '@barspoon/messaging';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { CollectionRow } from '../collections/collection.schema.ts';
import { CollectionsRepository } from '../collections/collections.repository.ts';
import { FavoritesRepository } from '../favorites/favorites.repository.ts';
import type { RatingRow } from '../ratings/rating.schema.ts';
import type { RatingChange } from '../ratings/ratings.repository.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { fold } from '../search/fold.ts';
import { type BelongingsInFile, distinct, type RecipeRef } from './belongings-in.ts';
import type { ImportedBelongings } from './own-import.schema.ts';

type Tallies = NonNullable<OwnImportReport['belongings']>;
type Tally = Tallies['bar'];
interface CollectionChange {
  before: CollectionRow | null;
  after: CollectionRow;
}

/** Which of a file's belongings are new to the member, and which differ. */
interface Compared {
  tallies: Omit<Tallies, 'bar'>;
  favorites: { recipe: RecipeRow; at: Date }[];
  ratings: (RatingChange & { after: RatingRow })[];
  collections: CollectionChange[];
}

/**
 * Imports favorites, ratings, collections and the bar from a file. Another service owns the bar: its
 * state is requested before, and it is updated by an event. Implements BEYOND-25.
 */
@Injectable()
export class OwnBelongingsService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly favorites: FavoritesRepository,
    private readonly ratings: RatingsService,
    private readonly collections: CollectionsRepository,
    private readonly caller: Caller,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async report(actor: MemberActor, found: BelongingsInFile | null): Promise<Tallies | null> {
    if (!found) return null;
    const [{ tallies }, bar] = await Promise.all([this.compare(actor.id, found), this.barOf(actor, found)]);
    return { ...tallies, bar };
  }

  /** Compares the file's bar with the member's; members without access to their bar cannot fill it. */
  async barOf(actor: MemberActor, found: BelongingsInFile | null): Promise<Tally> {
    const { items, refused } = found ? { items: found.items.bar, refused: found.refused.bar } : nothing;
    const tally = { new: 0, changed: 0, same: 0, refused };
    if (items.length === 0) return tally;
    if (!actor.granted) return { ...tally, refused: refused + items.length };
    const bar = await this.caller.call(
      inventoryInternalRoutes.reportBar,
      { params: { memberId: actor.id }, body: { items } },
      this.caller.serviceContext(),
    );
    return { ...tally, new: bar.new, same: bar.same, refused: refused + bar.refused };
  }

  /** Runs in the open transaction. @returns what was changed, for the undo */
  async store(
    actor: MemberActor,
    importId: string,
    found: BelongingsInFile,
    bar: Tally,
    existing: OwnImportInput['existing'],
  ): Promise<ImportedBelongings> {
    const compared = await this.compare(actor.id, found);
    const isTaken = ({ before }: { before: unknown }) => before === null || existing === 'update';
    const ratings = compared.ratings.filter(isTaken);
    const collections = compared.collections.filter(isTaken);
    const favorites = await this.favorites.addAll(actor.id, compared.favorites);
    await this.ratings.changeAll(actor.id, ratings);
    await this.collections.addAll(collections.flatMap(({ before, after }) => (before ? [] : after)));
    await this.collections.replaceAll(collections.flatMap(({ before, after }) => (before ? after : [])));
    if (bar.new > 0) await this.tellOfBar(actor.id, importId, false);
    return {
      favorites,
      ratings: ratings.map(({ before, after: { recipeId, updatedAt } }) => ({ recipeId, updatedAt, before })),
      collections: collections.map(({ before, after: { _id: id, revision } }) => ({ id, revision, before })),
      bar: bar.new,
      barItems: bar.new > 0 ? found.items.bar : [],
    };
  }

  /** Later changes are the member's own work and stay. Runs in the open transaction. */
  async undo(actor: MemberActor, importId: string, done: ImportedBelongings): Promise<OwnBelongingCounts> {
    const favorites = await this.favorites.removeAll(actor.id, done.favorites);
    const ratings = await this.undoRatings(actor.id, done.ratings);
    const collections = await this.undoCollections(actor.id, done.collections);
    if (done.bar > 0) await this.tellOfBar(actor.id, importId, true);
    return { ...noBelongings, favorites, ratings, collections, bar: done.bar };
  }

  private async undoRatings(memberId: string, done: ImportedBelongings['ratings']): Promise<number> {
    if (done.length === 0) return 0;
    const byRecipe = new Map(done.map((one) => [one.recipeId, one]));
    const changes = (await this.ratings.of(memberId, [...byRecipe.keys()])).flatMap((now): RatingChange[] => {
      const one = byRecipe.get(now.recipeId);
      if (one?.updatedAt.getTime() !== now.updatedAt.getTime()) return [];
      const after =
        one.before &&
        this.ratings.drafted(memberId, now.recipeId, now, inputOf(one.before), {
          updatedAt: one.before.updatedAt,
        });
      return [{ before: now, after }];
    });
    await this.ratings.changeAll(memberId, changes);
    return changes.length;
  }

  private async undoCollections(memberId: string, done: ImportedBelongings['collections']): Promise<number> {
    if (done.length === 0) return 0;
    const byId = new Map(done.map((one) => [one.id, one]));
    const untouched = (await this.collections.allOf(memberId)).filter(
      ({ _id, revision }) => byId.get(_id)?.revision === revision,
    );
    const beforeOf = ({ _id }: CollectionRow) => byId.get(_id)?.before ?? null;
    await this.collections.removeAll(untouched.filter((row) => !beforeOf(row)));
    await this.collections.replaceAll(
      untouched.flatMap((row) => {
        const before = beforeOf(row);
        return before ? { ...before, revision: row.revision + 1 } : [];
      }),
    );
    return untouched.length;
  }

  private tellOfBar(memberId: string, importId: string, undone: boolean): Promise<void> {
    return this.outbox.add(
      barImportRevised,
      { importId, memberId, undone, items: [] },
      { aggregate: `bar-import:${importId}`, revision: undone ? 2 : 1 },
    );
  }

  private async compare(memberId: string, { items, refused }: BelongingsInFile): Promise<Compared> {
    const recipeOf = await this.recipeFinder(memberId, items);
    const favorites = distinct(items.favorites, recipeOf);
    // Nobody rates a recipe of their own.
    const ratings = distinct(items.ratings, (ref) => {
      const recipe = recipeOf(ref);
      return recipe?.userId === memberId ? undefined : recipe;
    });
    const [marks, ratingChanges, collections] = await Promise.all([
      this.favorites.marksOf(memberId, [...favorites.keys()]),
      this.ratingsFrom(memberId, ratings),
      this.collectionsFrom(memberId, items.collections, recipeOf),
    ]);
    const fresh = [...favorites].filter(([id]) => !marks.includes(id));
    const isOther = ({ before, after }: RatingChange) =>
      before === null || !isDeepStrictEqual(inputOf(before), after && inputOf(after));
    const tallyOf = (all: readonly { before: unknown }[], other: readonly { before: unknown }[]) => {
      const added = other.filter(({ before }) => before === null).length;
      return { new: added, changed: other.length - added, same: all.length - other.length };
    };
    const otherRatings = ratingChanges.filter(isOther);
    return {
      tallies: {
        favorites: {
          new: fresh.length,
          changed: 0,
          same: favorites.size - fresh.length,
          refused: refused.favorites + items.favorites.length - favorites.size,
        },
        ratings: {
          ...tallyOf(ratingChanges, otherRatings),
          refused: refused.ratings + items.ratings.length - ratings.size,
        },
        collections: {
          ...tallyOf(collections.all, collections.other),
          refused: refused.collections + items.collections.length - collections.all.length,
        },
      },
      favorites: fresh.map(([, { recipe, item }]) => ({ recipe, at: this.pastOf(item.createdAt) })),
      ratings: otherRatings,
      collections: collections.other,
    };
  }

  private async ratingsFrom(
    memberId: string,
    found: ReadonlyMap<string, { recipe: RecipeRow; item: OwnBelongings['ratings'][number] }>,
  ) {
    const here = await this.ratings.of(memberId, [...found.keys()]);
    const known = new Map(here.map((row) => [row.recipeId, row]));
    return [...found].map(([recipeId, { item }]) => {
      const before = known.get(recipeId) ?? null;
      const dates = before
        ? {}
        : { createdAt: this.pastOf(item.createdAt), updatedAt: this.pastOf(item.updatedAt) };
      return { before, after: this.ratings.drafted(memberId, recipeId, before, inputOf(item), dates) };
    });
  }

  /** By name, and those of the same name in the order of the file. */
  private async collectionsFrom(
    memberId: string,
    items: OwnBelongings['collections'],
    recipeOf: (ref: RecipeRef) => RecipeRow | undefined,
  ) {
    const here = await this.collections.allOf(memberId);
    const left = [...here];
    const now = this.clock.now();
    let room = collectionsMax - here.length;
    const all = items.flatMap(
      ({ name, description, isPublic, recipes, createdAt }, at): CollectionChange[] => {
        const twin = left.findIndex((row) => fold(row.name) === fold(name));
        const [before = null] = twin < 0 ? [] : left.splice(twin, 1);
        if (!before && room-- <= 0) return [];
        const notes = new Map<string, string | null>();
        for (const one of recipes) {
          const recipe = recipeOf(one);
          if (recipe && !notes.has(recipe._id)) notes.set(recipe._id, one.note);
        }
        const entries = [...notes]
          .slice(0, collectionRecipesMax)
          .map(([recipeId, note]) => ({ recipeId, note }));
        const after: CollectionRow = {
          _id: before?._id ?? newId(),
          userId: memberId,
          name,
          description,
          isPublic,
          entries,
          revision: (before?.revision ?? 0) + 1,
          createdAt: before?.createdAt ?? this.pastOf(createdAt),
          // They are listed by this, in their original order.
          updatedAt: new Date(now.getTime() - at),
        };
        return [{ before, after }];
      },
    );
    const other = all.filter(
      ({ before, after }) => !before || !isDeepStrictEqual(saidBy(before), saidBy(after)),
    );
    return { all, other };
  }

  /** By its address; if it is not found, it may be one of the member's own public recipes with that name. */
  private async recipeFinder(memberId: string, { favorites, ratings, collections }: OwnBelongings) {
    const refs = [...favorites, ...ratings, ...collections.flatMap(({ recipes }) => recipes)];
    const [rows, own] = await Promise.all([
      this.recipes.findBySlugs([...new Set(refs.map(({ recipe }) => recipe))]),
      this.recipes.allOf(memberId),
    ]);
    const isPublic = ({ visibility }: RecipeRow) => visibility === 'public';
    const bySlug = new Map(rows.filter(isPublic).map((row) => [row.slug, row]));
    const byName = new Map(own.filter(isPublic).map((row) => [fold(row.name), row]));
    return ({ recipe, name }: RecipeRef) =>
      bySlug.get(recipe) ?? (name === undefined ? undefined : byName.get(fold(name)));
  }

  /** A file may contain the date; a date in the future is ignored. */
  private pastOf(moment: string | undefined): Date {
    const now = this.clock.now();
    return moment === undefined ? now : new Date(Math.min(Date.parse(moment), now.getTime()));
  }
}

const nothing = { items: [], refused: 0 };

const inputOf = ({
  tasteRating,
  difficultyRating,
  presentationRating,
  valueRating,
  reviewText,
  wouldRecommend,
}: Omit<OwnBelongings['ratings'][number], 'recipe' | 'createdAt' | 'updatedAt'> | RatingRow) => ({
  tasteRating,
  difficultyRating,
  presentationRating,
  valueRating,
  reviewText,
  wouldRecommend,
});

const saidBy = ({ name, description, isPublic, entries }: CollectionRow) => ({
  name,
  description,
  isPublic,
  entries,
});
