import {
  type Actor,
  type CollectionInput,
  collectionRecipesMax,
  type collectionRoutes,
  collectionsMax,
  type InputOf,
  type MemberActor,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { HiddenMembers } from '../hidden-members/hidden-members.ts';
import { ReviewAuthors } from '../ratings/review-authors.ts';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import {
  collectionChanged,
  collectionFull,
  collectionNotFound,
  collectionNotYours,
  tooManyCollections,
} from './collection.errors.ts';
import { previewed, toCollection, toFact, toShown, toSummary } from './collection.mapper.ts';
import type { CollectionEntry, CollectionRow } from './collection.schema.ts';
import { CollectionsRepository } from './collections.repository.ts';

const done = { done: true } as const;

/** Members collect recipes, put them in order and show them. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly collections: CollectionsRepository,
    private readonly recipes: RecipesRepository,
    private readonly members: ReviewAuthors,
    private readonly hidden: HiddenMembers,
    private readonly clock: Clock,
  ) {}

  /** Implements COLL-02. */
  async mine(actor: MemberActor, query: InputOf<typeof collectionRoutes.mine>['query']) {
    const { items, nextCursor } = await this.collections.pageOf(actor.id, query.limit, query.cursor);
    const previews = items.flatMap(({ entries }) => entries.slice(0, previewed));
    const recipes = await this.recipesOf(actor.id, previews, true);
    return { items: items.map((row) => toSummary(row, recipes, query.recipeId)), nextCursor };
  }

  /** Public ones that have something to show. Implements BEYOND-165. */
  async shown(reader: Actor, query: InputOf<typeof collectionRoutes.shown>['query']) {
    const hidden = await this.hidden.from(reader);
    if (query.ownerId && hidden.has(query.ownerId)) return { items: [], nextCursor: null };
    const { items, nextCursor } = await this.collections.pageOfShown(hidden, query);
    const ownerIds = [...new Set(items.map(({ userId }) => userId))];
    const ids = new Set(items.flatMap(({ entries }) => entries.map(({ recipeId }) => recipeId)));
    const [recipes, owners] = await Promise.all([
      this.recipes.shownByAny(ownerIds, [...ids]),
      this.members.of(ownerIds),
    ]);
    const shown = items.map((row) => {
      // What is visible by link is on its author's lists alone.
      const onIt = recipes.filter(
        ({ visibility, userId }) => visibility === 'public' || userId === row.userId,
      );
      return toShown(row, new Map(onIt.map((one) => [one._id, one])), owners.get(row.userId) ?? null);
    });
    return { items: shown.filter(({ recipeCount }) => recipeCount > 0), nextCursor };
  }

  /** How many collections a member has. Implements SOC-03. */
  async counts(memberId: string) {
    const [recipesCount, collectionsCount] = await Promise.all([
      this.recipes.countOf(memberId),
      this.collections.countOf(memberId, collectionsMax),
    ]);
    return { recipesCount, collectionsCount };
  }

  async facts(limit: number, cursor?: string) {
    const { items, nextCursor } = await this.collections.pageOfPublic(limit, cursor);
    return { items: items.map(toFact), nextCursor };
  }

  /** A private one exists only for its owner. Implements BEYOND-92. */
  async get(actor: Actor, id: string) {
    return this.whole(await this.visible(actor, id), actor);
  }

  async create(actor: MemberActor, input: CollectionInput, entries: CollectionEntry[] = []) {
    const now = this.clock.now();
    const row: CollectionRow = {
      _id: newId(),
      userId: actor.id,
      ...input,
      entries,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async () => {
      if ((await this.collections.countOf(actor.id, collectionsMax)) >= collectionsMax)
        throw tooManyCollections();
      await this.collections.add(row);
    });
    return this.whole(row, actor);
  }

  async revise(actor: MemberActor, id: string, input: CollectionInput) {
    return this.whole(await this.change(actor, id, () => input), actor);
  }

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => this.collections.remove(await this.own(actor, id)));
    return done;
  }

  /** A public recipe or one of the member's own, at most once. Implements BEYOND-91, BEYOND-151. */
  async addRecipe(actor: MemberActor, id: string, recipeId: string) {
    if (!(await this.recipes.findFor(actor.id, recipeId))) throw recipeNotFound();
    await this.change(actor, id, ({ entries }) => {
      if (entries.some((entry) => entry.recipeId === recipeId)) return null;
      if (entries.length >= collectionRecipesMax) throw collectionFull();
      return { entries: [...entries, { recipeId, note: null }] };
    });
    return done;
  }

  async removeRecipe(actor: MemberActor, id: string, recipeId: string) {
    await this.change(actor, id, ({ entries }) => {
      const left = entries.filter((entry) => entry.recipeId !== recipeId);
      return left.length === entries.length ? null : { entries: left };
    });
    return done;
  }

  async note(actor: MemberActor, id: string, recipeId: string, note: string | null) {
    await this.change(actor, id, ({ entries }) => {
      if (!entries.some((entry) => entry.recipeId === recipeId)) throw recipeNotFound();
      return { entries: entries.map((entry) => (entry.recipeId === recipeId ? { recipeId, note } : entry)) };
    });
    return done;
  }

  async reorder(actor: MemberActor, id: string, seen: number, recipeIds: readonly string[]) {
    const row = await this.change(actor, id, ({ entries, revision }) => {
      const byId = new Map(entries.map((entry) => [entry.recipeId, entry]));
      const ordered = [...new Set(recipeIds)].flatMap((recipeId) => byId.get(recipeId) ?? []);
      if (revision !== seen || ordered.length !== entries.length) throw collectionChanged();
      return { entries: ordered };
    });
    return this.whole(row, actor);
  }

  /** The copy is the member's own and private; notes come along. */
  async copy(actor: MemberActor, id: string) {
    const { name, description, entries } = await this.visible(actor, id);
    const recipes = await this.recipesOf(actor.id, entries, true);
    const kept = entries.filter(({ recipeId }) => recipes.has(recipeId));
    return this.create(actor, { name, description, isPublic: false }, kept);
  }

  private change(
    actor: MemberActor,
    id: string,
    decide: (row: CollectionRow) => Parameters<CollectionsRepository['change']>[1] | null,
  ): Promise<CollectionRow> {
    return this.transactions.run(async () => {
      const row = await this.own(actor, id);
      const change = decide(row);
      if (!change) return row;
      const after = await this.collections.change(row, change, this.clock.now());
      if (!after) throw collectionChanged();
      return after;
    });
  }

  private async visible(actor: Actor, id: string): Promise<CollectionRow> {
    const row = await this.collections.find(id);
    const isOwner = actor.kind === 'member' && row?.userId === actor.id;
    if (!row || !(row.isPublic || isOwner)) throw collectionNotFound();
    return row;
  }

  /** Implements BEYOND-02: 404 for another's private row, 403 for another's visible one. */
  private async own(actor: MemberActor, id: string): Promise<CollectionRow> {
    const row = await this.visible(actor, id);
    if (row.userId !== actor.id) throw collectionNotYours();
    return row;
  }

  private async whole(row: CollectionRow, reader: Actor) {
    const isOwner = reader.kind === 'member' && reader.id === row.userId;
    const [recipes, owners] = await Promise.all([
      this.recipesOf(row.userId, row.entries, isOwner),
      this.members.of([row.userId]),
    ]);
    return toCollection(row, recipes, owners.get(row.userId) ?? null);
  }

  private async recipesOf(ownerId: string, entries: readonly CollectionEntry[], isReader: boolean) {
    const ids = [...new Set(entries.map(({ recipeId }) => recipeId))];
    const rows = await this.recipes.shownBy(ownerId, ids, isReader);
    return new Map(rows.map((row) => [row._id, row]));
  }
}
