import type { MemberActor, NewRecipeInput, OwnRecipeInput } from '@barspoon/contracts';
import { MemberBlocks } from '@barspoon/messaging';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { RecipeRemovals } from '../recipe-removals/recipe-removals.ts';
import { circleFrom } from '../recipes/homemade-circle.ts';
import {
  needsItself,
  originalNotFound,
  photoRemoved,
  recipeChanged,
  recipeNotFound,
  recipeNotYours,
  tooManyRecipes,
} from '../recipes/recipe.errors.ts';
import { toOwnCard } from '../recipes/recipe.mapper.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { contentOfInput, isRemovedPhoto, newRecipe } from '../recipes/recipe-drafts.ts';
import { shownImages, storedImage } from '../recipes/recipe-image.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { forEverybody, isForModeration, standingOf } from '../recipes/standing.ts';
import { OwnRecipesLock } from './own-recipes-lock.ts';
import { RecipeModerationService } from './recipe-moderation.service.ts';
import { WholeRecipes } from './whole-recipes.ts';

/** Members' own recipes. Implements BEYOND-25, CONTRA-29. */
@Injectable()
export class OwnRecipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly index: RecipeIndex,
    private readonly removals: RecipeRemovals,
    private readonly vocabulary: VocabularyHolder,
    private readonly lock: OwnRecipesLock,
    private readonly settings: FollowedSettings,
    private readonly clock: Clock,
    private readonly whole: WholeRecipes,
    private readonly moderation: RecipeModerationService,
    private readonly blocks: MemberBlocks,
  ) {}

  /** Implements PHOTO-03. */
  async list(actor: MemberActor, page: PageRequest) {
    const [{ items, nextCursor }, total] = await Promise.all([
      this.recipes.ofMember(actor.id, page.limit, page.cursor),
      this.recipes.countOf(actor.id),
    ]);
    return { items: items.map(toOwnCard), nextCursor, total };
  }

  /** What they make themselves for other drinks. Implements BEYOND-300. */
  async homemade(actor: MemberActor) {
    const rows = await this.recipes.makingOf(actor.id);
    return {
      items: rows.map(({ _id, name, homemade, spec }) => ({
        id: _id,
        name,
        ...homemade,
        parts: spec.map((line) => ({
          name: line.name,
          ingredient: line.ingredient,
          optional: line.optional,
        })),
      })),
    };
  }

  async get(actor: MemberActor, id: string) {
    const row = await this.own(actor, id);
    return { ...(await this.whole.one(row)), removedImages: shownImages(row) };
  }

  /**
   * @throws DomainError refused with as many as the setting `maxRecipesPerUser` allows, 404 when what it is based on is
   * not public, 403 when it is of somebody with whom there is a block. A public one is screened first. Implements
   * ADM-SET-01, BEYOND-100, BEYOND-147
   */
  async create(actor: MemberActor, { visibility, basedOn, ...input }: NewRecipeInput) {
    const author = basedOn ? (await this.recipes.findPublic(basedOn))?.userId : null;
    await this.blocks.assertMayWrite(actor.id, author ?? null);
    const vocabulary = await this.vocabulary.current();
    const isHeld =
      visibility === 'public' &&
      (await this.moderation.holds(actor, null, contentOfInput(input, vocabulary)));
    const row = await this.transactions.run(async () => {
      await this.assertRoom(actor.id);
      const original = basedOn ? await this.original(basedOn) : undefined;
      const content = contentOfInput(input, vocabulary, original);
      const made = newRecipe(content, {
        ...(visibility === 'public' && { slug: await this.recipes.freeSlug(input.name) }),
        userId: actor.id,
        ...standingOf(forEverybody, visibility, isHeld),
        basedOnId: basedOn,
        libraryVersion: null,
        createdAt: this.clock.now(),
      });
      await this.assertNoCircle(made, 'body.spec');
      await this.changes.publish([made]);
      return made;
    });
    await this.follow(row);
    return this.whole.one(row);
  }

  async revise(actor: MemberActor, id: string, seen: number, { visibility, ...input }: OwnRecipeInput) {
    const vocabulary = await this.vocabulary.current();
    const before = await this.own(actor, id);
    if (before.revision !== seen) throw recipeChanged();
    const image = storedImage(before, input.image);
    const content = contentOfInput({ ...input, image }, vocabulary, before);
    if (isRemovedPhoto(before, content.image)) throw photoRemoved();
    const isHeld = visibility === 'public' && (await this.moderation.holds(actor, before, content));
    const after = await this.transactions.run(async () => {
      await this.assertNoCircle({ ...before, ...content }, 'body.recipe.spec');
      const shown = await this.shownAs(before, visibility, input.name, isHeld);
      const row = await this.changes.revise(id, seen, { ...content, ...shown, editedHere: true }, before);
      if (!row) throw recipeChanged();
      // A held recipe keeps its places, because it may be released soon.
      if (isForModeration(before) && !isForModeration(row)) await this.removals.takeOffLists([id], actor.id);
      return row;
    });
    await this.follow(after);
    return this.whole.one(after);
  }

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      await this.own(actor, id);
      await this.removeAll([id]);
    });
    await this.index.remove([id]);
    return { done: true as const };
  }

  /** A member is erased: what was visible only to them is deleted. Runs in the open transaction. */
  async removeHiddenOf(memberId: string): Promise<void> {
    await this.removeAll(await this.recipes.hiddenOf(memberId));
  }

  /** Runs in the open transaction. */
  async removeAll(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.changes.deleteAll(ids);
    await this.removals.removeAll(ids);
  }

  /** The slug of a public recipe stays, so that links to it keep working; that of another is its id. */
  private async shownAs(
    before: RecipeRow,
    visibility: RecipeRow['visibility'],
    name: string,
    isHeld: boolean,
  ): Promise<Partial<RecipeRow>> {
    const standing = standingOf(before, visibility, isHeld);
    if (!isForModeration(standing)) return { ...standing, slug: before._id, featured: false };
    const slug = before.slug === before._id ? await this.recipes.freeSlug(name) : before.slug;
    return { ...standing, slug, featured: before.featured && standing.visibility === 'public' };
  }

  /** A variation looks like its original; only the original states its source. */
  private async original(id: string) {
    const row = await this.recipes.findPublic(id);
    if (!row) throw originalNotFound();
    return { layered: row.layered, foam: row.foam, origin: null, source: null };
  }

  /** How many recipes a member may have. */
  get limit(): number {
    return this.settings.current.maxRecipesPerUser;
  }

  /** How many recipes a member can still create. */
  async roomOf(memberId: string): Promise<number> {
    const left = this.settings.current.maxRecipesPerUser - (await this.recipes.countOf(memberId));
    return Math.max(0, left);
  }

  /** Runs in the open transaction. */
  async assertRoom(memberId: string, wanted = 1): Promise<void> {
    await this.lock.take(memberId);
    if ((await this.roomOf(memberId)) < wanted) throw tooManyRecipes(this.settings.current.maxRecipesPerUser);
  }

  /** Of two recipes that come to need each other at the same moment one waits for the other. */
  private async assertNoCircle(row: RecipeRow, path: string): Promise<void> {
    if (!row.homemade || !row.userId) return;
    await this.lock.take(row.userId);
    const others = await this.recipes.makingOf(row.userId);
    const circle = circleFrom(
      row,
      others.filter(({ _id }) => _id !== row._id),
    );
    if (circle) throw needsItself(circle, path);
  }

  private async follow(row: RecipeRow): Promise<void> {
    if (row.visibility === 'public') await this.index.put([row]);
    else await this.index.remove([row._id]);
  }

  /** Implements BEYOND-02: 404 for another's private recipe, 403 for another's public one. */
  async own(actor: MemberActor, id: string): Promise<RecipeRow> {
    const row = await this.recipes.find(id);
    const isOwner = row?.userId === actor.id;
    if (!row || (row.visibility === 'private' && !isOwner)) throw recipeNotFound();
    if (!isOwner) throw recipeNotYours();
    return row;
  }
}
