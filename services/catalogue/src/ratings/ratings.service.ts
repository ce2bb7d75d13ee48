import { type MemberActor, type RatingInput, reviewRevised } from '@barspoon/contracts';
import { MemberBlocks, Outbox } from '@barspoon/messaging';
import type { PageRequest } from '@barspoon/persistence';
import { Clock, newId, registeredAt } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { Screening } from '../moderation/screening.ts';
import { ratesOwnRecipe, recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { RatedRecipes } from './rated-recipes.repository.ts';
import { ratingNotFound } from './rating.errors.ts';
import { toRating, toReview } from './rating.mapper.ts';
import type { RatingRow } from './rating.schema.ts';
import { overallTenths, weightAt } from './rating.ts';
import { RatingLane } from './rating-lane.ts';
import { type RatingChange, RatingsRepository } from './ratings.repository.ts';
import { ReviewAuthors } from './review-authors.ts';

/** Members rate recipes and read what others wrote. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly lane: RatingLane,
    private readonly ratings: RatingsRepository,
    private readonly rated: RatedRecipes,
    private readonly recipes: RecipesRepository,
    private readonly screening: Screening,
    private readonly authors: ReviewAuthors,
    private readonly blocks: MemberBlocks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Implements RATE-13. */
  async mine(actor: MemberActor, recipeId: string) {
    const row = await this.ratings.findOf(actor.id, recipeId);
    return { rating: row && toRating(row) };
  }

  /**
   * Rates a recipe or changes the member's rating of it; the recipe's average follows in the same transaction.
   * Nobody rates a recipe of their own, or of somebody with whom there is a block.
   * Implements RATE-02, RATE-03, RATE-09, RATE-10, BEYOND-35, BEYOND-147, BEYOND-152.
   */
  async rate(actor: MemberActor, recipeId: string, input: RatingInput) {
    const recipe = await this.recipes.findPublic(recipeId);
    if (!recipe) throw recipeNotFound();
    if (recipe.userId === actor.id) throw ratesOwnRecipe();
    const [isHeld] = await Promise.all([
      this.screened(actor.id, recipeId, input.reviewText),
      this.blocks.assertMayWrite(actor.id, recipe.userId),
    ]);
    const rating = await this.lane.run(async () => {
      const before = await this.ratings.findOf(actor.id, recipeId);
      const after = this.drafted(actor.id, recipeId, before, input, { isHeld });
      const isNewText = after.textRevision !== (before?.textRevision ?? 0);
      await (before ? this.ratings.replace(after) : this.ratings.add(after));
      if (isNewText) await this.tellOfText(after);
      await this.rated.count(before, after);
      return after;
    });
    return { rating: toRating(rating), summary: await this.summaryOf(recipeId) };
  }

  /** The member's ratings of these recipes. */
  of(memberId: string, recipeIds: readonly string[]): Promise<RatingRow[]> {
    return this.ratings.findAllOf(memberId, recipeIds);
  }

  /** A new text is screened before others see it; its author sees it at once. */
  private async screened(memberId: string, recipeId: string, text: string | null): Promise<boolean> {
    if (text === null) return false;
    const before = await this.ratings.findOf(memberId, recipeId);
    return before?.reviewText !== text && this.screening.holds(memberId, text);
  }

  /**
   * The rating with this input, not stored yet.
   * @param isHeld false for a new text that moderation has already cleared
   */
  drafted(
    memberId: string,
    recipeId: string,
    before: RatingRow | null,
    input: RatingInput,
    { createdAt, updatedAt, isHeld = true }: { createdAt?: Date; updatedAt?: Date; isHeld?: boolean } = {},
  ): RatingRow {
    const now = this.clock.now();
    const isNewText = (before?.reviewText ?? null) !== input.reviewText;
    return {
      _id: before?._id ?? newId(),
      recipeId,
      userId: memberId,
      ...input,
      overall: overallTenths(input),
      ...weightAt(registeredAt(memberId, now), now),
      withheld: before?.withheld ?? (isHeld && isNewText && input.reviewText !== null ? 'held' : null),
      moderationRevision: before?.moderationRevision ?? 0,
      textRevision: (before?.textRevision ?? 0) + (isNewText ? 1 : 0),
      createdAt: before?.createdAt ?? createdAt ?? now,
      updatedAt: updatedAt ?? now,
    };
  }

  /** Adds, changes or removes any number of a member's ratings. Runs in the open transaction. */
  async changeAll(memberId: string, changes: readonly RatingChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.ratings.changeAll(memberId, changes);
    const texts = changes.flatMap(({ before, after }) => {
      if (after) return after.textRevision === (before?.textRevision ?? 0) ? [] : after;
      return before?.reviewText ? { ...before, textRevision: before.textRevision + 1 } : [];
    });
    await this.outbox.addAll(texts.map(textEventOf));
    await this.rated.countAll(changes);
  }

  async remove(actor: MemberActor, recipeId: string) {
    await this.lane.run(async () => {
      const row = await this.ratings.findOf(actor.id, recipeId);
      if (row) await this.withdraw(row);
    });
    return { summary: await this.summaryOf(recipeId) };
  }

  private tellOfText(row: RatingRow): Promise<void> {
    return this.outbox.addAll([textEventOf(row)]);
  }

  /** For moderation, which keeps a copy. */
  async review(id: string) {
    const row = await this.ratings.find(id);
    if (!row) throw ratingNotFound();
    return {
      id,
      recipeId: row.recipeId,
      memberId: row.userId,
      text: row.reviewText,
      withheld: row.withheld,
      moderationRevision: row.moderationRevision,
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** Removes a rating from its recipe's figures. Runs in the open transaction. */
  async withdraw(row: RatingRow): Promise<void> {
    await this.ratings.remove(row);
    if (row.reviewText !== null) await this.tellOfText({ ...row, textRevision: row.textRevision + 1 });
    await this.rated.count(row, null);
  }

  /** A member is erased: their ratings are removed from the averages too. Runs in the open transaction. */
  async withdrawAllOf(memberId: string): Promise<void> {
    for (const row of await this.ratings.allOf(memberId)) await this.withdraw(row);
  }

  /** Runs in the open transaction. Implements BEYOND-40. */
  removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    return this.ratings.removeAllOfRecipes(recipeIds);
  }

  /** Implements BEYOND-36. */
  async reviewsOf(recipeId: string, page: PageRequest) {
    const { items, nextCursor } = await this.ratings.reviewsOfRecipe(recipeId, page);
    if (items.length === 0 && !(await this.recipes.exists(recipeId))) throw recipeNotFound();
    const authors = await this.authors.of(items.map(({ userId }) => userId));
    return { items: items.map((row) => toReview(row, authors.get(row.userId) ?? null)), nextCursor };
  }

  /** Implements PROF-16. */
  async own(actor: MemberActor, page: PageRequest) {
    const [rows, total] = await Promise.all([
      this.ratings.ofMember(actor.id, page),
      this.ratings.countOf(actor.id),
    ]);
    return { ...(await this.withRecipes(rows)), total };
  }

  async reviewsOfMember(memberId: string, page: PageRequest) {
    return this.withRecipes(await this.ratings.reviewsOfMember(memberId, page));
  }

  private async withRecipes({ items, nextCursor }: { items: RatingRow[]; nextCursor: string | null }) {
    const cards = await this.recipes.cardsOf(items.map(({ recipeId }) => recipeId));
    const byId = new Map(cards.map((row) => [row._id, toCard(row)]));
    return {
      items: items.flatMap((row) => {
        const recipe = byId.get(row.recipeId);
        return recipe ? [{ rating: toRating(row), recipe }] : [];
      }),
      nextCursor,
    };
  }

  private async summaryOf(recipeId: string) {
    const [card] = await this.recipes.cardsOf([recipeId]);
    return { average: card?.ratingAverage ?? null, count: card?.ratingCount ?? 0 };
  }
}

const textEventOf = ({ _id: ratingId, recipeId, userId: memberId, textRevision }: RatingRow) => ({
  definition: reviewRevised,
  data: { ratingId, recipeId, memberId },
  about: { aggregate: `review:${ratingId}`, revision: textRevision },
});
