import { type EventOf, type MemberActor, type recipeModerated, roleMay } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { Screening } from '../moderation/screening.ts';
import { RecipeChangesRepository } from '../recipe-changes/recipe-changes.repository.ts';
import { RecipeRemovals } from '../recipe-removals/recipe-removals.ts';
import { recipeChanged, recipeNotFound } from '../recipes/recipe.errors.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import type { RecipeContent } from '../recipes/recipe-drafts.ts';
import { shownImage, shownImages, storedImage } from '../recipes/recipe-image.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { forEverybody, isForModeration, moderatedText, type Standing } from '../recipes/standing.ts';

type Decision = EventOf<typeof recipeModerated>['data'];

/**
 * Moderation of members' recipes. The texts of a recipe that becomes public are screened first; a recipe with findings,
 * or that cannot be screened, is visible only to its author until a moderator, or a later screening, releases it.
 * Implements BEYOND-97, BEYOND-100.
 */
@Injectable()
export class RecipeModerationService {
  constructor(
    private readonly screening: Screening,
    private readonly recipes: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly removals: RecipeRemovals,
  ) {}

  /** @returns for each content that becomes public whether it is held; that of moderators never is */
  holdsEach(author: MemberActor, contents: readonly RecipeContent[]): Promise<boolean[]> {
    if (roleMay(author.role, 'staff:moderation')) return Promise.resolve(contents.map(() => false));
    return this.screening.holdsEach(author.id, contents.map(moderatedText));
  }

  /** Whether a member's recipe is held if it has this content and is public. A held recipe stays held. */
  async holds(author: MemberActor, before: RecipeRow | null, after: RecipeContent): Promise<boolean> {
    if (before?.withheld) return true;
    if (before?.visibility === 'public' && moderatedText(before) === moderatedText(after)) return false;
    return (await this.holdsEach(author, [after]))[0] === true;
  }

  /** For moderation, which keeps a copy. */
  async read(id: string) {
    const row = await this.recipes.find(id);
    if (!row?.userId || !isForModeration(row)) throw recipeNotFound();
    return {
      id: row._id,
      memberId: row.userId,
      text: moderatedText(row),
      withheld: row.withheld,
      moderationRevision: row.moderationRevision,
      textRevision: row.textRevision,
      image: row.image && shownImage(row._id, row.image),
      removedImages: shownImages(row),
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** Applies a moderation decision; an older one that arrives late changes nothing. Runs in the open transaction. */
  async follow({ recipeId, revision, ...decision }: Decision) {
    const row = await this.recipes.find(recipeId);
    if (!row || row.moderationRevision >= revision) return;
    const after = decided(row, decision.withheld, row.textRevision > decision.textRevision);
    const photo = photoDecided(row, {
      image: decision.image && storedImage(row, decision.image),
      removedImages: decision.removedImages?.map((image) => storedImage(row, image)),
    });
    const isSame =
      after.visibility === row.visibility && after.withheld === row.withheld && photo.image === row.image;
    if (isSame) return this.changes.noteModeration(recipeId, revision, photo.removedImages);
    const slug =
      row.slug === row._id && after.visibility === 'public'
        ? await this.recipes.freeSlug(row.name)
        : row.slug;
    const featured = row.featured && after.visibility === 'public';
    const change = { ...after, ...photo, slug, featured, moderationRevision: revision };
    if (!(await this.changes.revise(recipeId, row.revision, change, row))) throw recipeChanged();
    if (after.withheld === 'removed') await this.removals.takeOffLists([recipeId]);
  }
}

/** @param isOutdated it has changed since the decision */
function decided(before: Standing, withheld: RecipeRow['withheld'], isOutdated: boolean): Standing {
  if (withheld === 'removed') return { visibility: 'private', withheld };
  // Its author has withdrawn it in the meantime.
  if (!isForModeration(before)) return before;
  if (withheld === 'held' || (isOutdated && before.withheld))
    return { visibility: 'private', withheld: 'held' };
  return forEverybody;
}

/** A photo that its author has replaced meanwhile stays replaced; what comes back was removed before. */
function photoDecided(
  { image, removedImages: before = [] }: Pick<RecipeRow, 'image' | 'removedImages'>,
  { image: decided, removedImages = before }: Pick<Decision, 'image' | 'removedImages'>,
): { image: string | null; removedImages: string[] } {
  if (image !== null && !removedImages.includes(image)) return { image, removedImages };
  const isBack = decided && before.includes(decided) && !removedImages.includes(decided);
  return { image: isBack ? decided : null, removedImages };
}
