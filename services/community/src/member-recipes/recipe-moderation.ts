import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import type { MemberRecipeRow } from './member-recipe.schema.ts';
import { MemberRecipesRepository } from './member-recipes.repository.ts';

export const toModerated = (row: MemberRecipeRow): ModeratedContent => ({
  kind: 'recipe',
  id: row._id,
  postId: null,
  recipeId: row._id,
  authorId: row.userId,
  text: row.content,
  imageUrl: row.imageUrl ?? null,
  createdAt: row.createdAt,
  visible: !row.withheld,
});

/** What moderation does with members' recipes. */
@Injectable()
export class RecipeModeration implements Moderated {
  readonly kind = 'recipe';

  constructor(private readonly recipes: MemberRecipesRepository) {}

  async find(id: string) {
    const row = await this.recipes.find(id);
    return row && toModerated(row);
  }

  async newest(limit: number) {
    return (await this.recipes.newest(limit)).map(toModerated);
  }

  /** The catalogue tells of it as published for the first time where it was not before. */
  release(id: string) {
    return this.restore(id);
  }

  async restore(id: string) {
    return (await this.recipes.withhold(id, null)) !== null;
  }

  async remove(id: string) {
    await this.recipes.withhold(id, 'removed');
  }
}
