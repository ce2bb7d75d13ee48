import { type adminRecipeRoutes, type ownRecipeRoutes, photoPath, photoSizes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import type { WorkContext } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CleanPictures } from './clean-pictures.ts';
import { FileStore } from './file-store.ts';
import { isLongThere, keyOfPath, timestampIn } from './upload-paths.ts';

const folderOf = (recipeId: string) => `recipe-photos/recipes/${recipeId}`;

/**
 * Photos of recipes. A file is kept first and shown once the recipe names it, so what an editor has not saved is seen by
 * nobody. Implements ADM-REC-04.
 */
@Injectable()
export class RecipePhotos {
  private readonly log = new Logger(RecipePhotos.name);

  constructor(
    private readonly store: FileStore,
    private readonly pictures: CleanPictures,
    private readonly caller: Caller,
  ) {}

  /**
   * @param route what its editor reads it by: whoever may not gets no photo either
   * @throws DomainError 404 without the recipe, 413 and 415 as `CleanPictures`
   */
  async keep(
    recipeId: string,
    route: typeof adminRecipeRoutes.get | typeof ownRecipeRoutes.get,
    file: Uint8Array,
    context: WorkContext,
    signal: AbortSignal,
  ): Promise<{ image: string }> {
    const recipe = await this.caller.call(route, { params: { id: recipeId } }, context);
    const sizes = await this.pictures.whole(file, photoSizes, signal);
    const timestamp = Date.now();
    for (const [size, { content }] of sizes)
      await this.store.put(keyOfPath(photoPath(recipe.id, timestamp, size)), content, 'image/webp');
    // Those that a moderator has removed may be back after an appeal.
    const kept = [recipe.image, ...(recipe.removedImages ?? [])].filter((path) => path !== null);
    // What is left behind costs space, not the editor their photo.
    await this.tidy(recipe.id, kept).catch((error: Error) =>
      this.log.warn({ err: error, recipeId }, 'former photos not removed'),
    );
    return { image: photoPath(recipe.id, timestamp) };
  }

  /** A deleted recipe's photos go with it. Repeating it changes nothing. Implements BEYOND-40. */
  async forget(recipeId: string): Promise<void> {
    await this.store.deleteIn(folderOf(recipeId));
  }

  /** Removes what was uploaded an hour ago or earlier, but for these. */
  private async tidy(recipeId: string, kept: readonly string[]): Promise<void> {
    const timestamps = new Set(kept.map(timestampIn));
    await this.store.deleteIn(
      folderOf(recipeId),
      (key) => !timestamps.has(timestampIn(key)) && isLongThere(key),
    );
  }
}
