import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import type { MemberRecipeRow } from './member-recipe.schema.ts';
import { MemberRecipesRepository } from './member-recipes.repository.ts';

/** The photo a recipe has, or the last that was removed; null when it has had none. */
function toModerated(row: MemberRecipeRow): ModeratedContent | null {
  const imageUrl = row.imageUrl ?? row.removedImageUrls?.at(-1);
  if (!imageUrl) return null;
  const [name = ''] = row.content.split('\n');
  return {
    kind: 'recipe-photo',
    id: row._id,
    postId: null,
    recipeId: row._id,
    authorId: row.userId,
    text: name,
    imageUrl,
    createdAt: row.imageChangedAt ?? row.createdAt,
    visible: imageUrl === row.imageUrl,
  };
}

/** What moderation does with photos of members' recipes while the recipes stay as they are. */
@Injectable()
export class RecipePhotoModeration implements Moderated {
  readonly kind = 'recipe-photo';

  constructor(private readonly recipes: MemberRecipesRepository) {}

  async find(id: string) {
    const row = await this.recipes.find(id);
    return row && toModerated(row);
  }

  async newest(limit: number) {
    return (await this.recipes.newestPhotos(limit)).flatMap((row) => toModerated(row) ?? []);
  }

  /** Photos are not held by themselves. */
  async release() {
    return false;
  }

  async restore(id: string, imageUrl: string | null) {
    const row = imageUrl === null ? null : await this.recipes.restorePhoto(id, imageUrl);
    if (!row) return false;
    return row.imageUrl === imageUrl || 'replaced';
  }

  async remove(id: string) {
    const row = await this.recipes.find(id);
    if (row?.imageUrl) await this.recipes.removePhoto(id, row.imageUrl);
  }
}
