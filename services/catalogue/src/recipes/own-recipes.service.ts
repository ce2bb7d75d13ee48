import type { MemberActor, OwnRecipeInput } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { AttachedToRecipe } from './attached-to-recipe.ts';
import { OwnRecipesLock } from './own-recipes-lock.ts';
import { recipeChanged, recipeNotFound, recipeNotYours, tooManyRecipes } from './recipe.errors.ts';
import { toOwnCard, toRecipe } from './recipe.mapper.ts';
import type { RecipeRow } from './recipe.schema.ts';
import { contentOfInput, newRecipe } from './recipe-drafts.ts';
import { RecipeIndex } from './recipe-index.ts';
import { RecipesRepository } from './recipes.repository.ts';

/** Members' own recipes. Implements BEYOND-25, CONTRA-29. */
@Injectable()
export class OwnRecipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly attached: AttachedToRecipe,
    private readonly vocabulary: VocabularyHolder,
    private readonly lock: OwnRecipesLock,
    private readonly settings: FollowedSettings,
    private readonly clock: Clock,
  ) {}

  /** Implements PHOTO-03. */
  async list(actor: MemberActor, page: { limit: number; cursor?: string }) {
    const [{ items, nextCursor }, total] = await Promise.all([
      this.recipes.ofMember(actor.id, page.limit, page.cursor),
      this.recipes.countOf(actor.id),
    ]);
    return { items: items.map(toOwnCard), nextCursor, total };
  }

  async get(actor: MemberActor, id: string) {
    return toRecipe(await this.own(actor, id));
  }

  /** @throws DomainError refused with as many as the setting `maxRecipesPerUser` allows. Implements ADM-SET-01 */
  async create(actor: MemberActor, { visibility, ...input }: OwnRecipeInput) {
    const content = contentOfInput(input, await this.vocabulary.current());
    const row = await this.transactions.run(async () => {
      await this.assertRoom(actor.id);
      const made = newRecipe(content, {
        ...(visibility === 'public' && { slug: await this.recipes.freeSlug(input.name) }),
        userId: actor.id,
        visibility,
        libraryVersion: null,
        createdAt: this.clock.now(),
      });
      await this.recipes.publish([made]);
      return made;
    });
    this.follow(row);
    return toRecipe(row);
  }

  async revise(actor: MemberActor, id: string, seen: number, { visibility, ...input }: OwnRecipeInput) {
    const vocabulary = await this.vocabulary.current();
    const after = await this.transactions.run(async () => {
      const before = await this.own(actor, id);
      const content = contentOfInput(input, vocabulary, before);
      const shown = await this.shownAs(before, visibility, input.name);
      const wasPublic = before.visibility === 'public';
      const row = await this.recipes.revise(id, seen, { ...content, ...shown, editedHere: true }, wasPublic);
      if (!row) throw recipeChanged();
      if (wasPublic && visibility !== 'public') await this.attached.takeOffLists(id);
      return row;
    });
    this.follow(after);
    return toRecipe(after);
  }

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      await this.own(actor, id);
      await this.remove(id);
    });
    this.index.remove(id);
    return { done: true as const };
  }

  /** A member is gone: what nobody else could find goes with them. Belongs to the open transaction. */
  async removeHiddenOf(memberId: string): Promise<void> {
    for (const id of await this.recipes.hiddenOf(memberId)) await this.remove(id);
  }

  private async remove(id: string): Promise<void> {
    await this.recipes.delete(id);
    await this.attached.removeAll(id);
  }

  /** The slug of a public recipe stays, so that links to it go on working; that of another is its id. */
  private async shownAs(
    before: RecipeRow,
    visibility: RecipeRow['visibility'],
    name: string,
  ): Promise<Partial<RecipeRow>> {
    if (visibility !== 'public') return { visibility, slug: before._id, featured: false };
    const slug = before.visibility === 'public' ? before.slug : await this.recipes.freeSlug(name);
    return { visibility, slug };
  }

  private async assertRoom(memberId: string): Promise<void> {
    await this.lock.take(memberId);
    const limit = this.settings.current.maxRecipesPerUser;
    if ((await this.recipes.countOf(memberId)) >= limit) throw tooManyRecipes(limit);
  }

  private follow(row: RecipeRow): void {
    if (row.visibility === 'public') this.index.put(row);
    else this.index.remove(row._id);
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
