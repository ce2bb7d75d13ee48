import { Injectable } from '@nestjs/common';
import { CollectionsRepository } from '../collections/collections.repository.ts';
import { FavoritesRepository } from '../favorites/favorites.repository.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { RecipeNotesRepository } from '../recipe-notes/recipe-notes.repository.ts';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import { TrendsService } from '../trends/trends.service.ts';
import { ViewsRepository } from '../views/views.repository.ts';

/** What hangs on a recipe. Its methods belong to the open transaction. */
@Injectable()
export class AttachedToRecipe {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly views: ViewsRepository,
    private readonly trends: TrendsService,
    private readonly ratings: RatingsService,
    private readonly collections: CollectionsRepository,
    private readonly notes: RecipeNotesRepository,
    private readonly versions: RecipeVersionsRepository,
  ) {}

  /** The recipe goes, and everything of ours with it; other services hear of it. Implements BEYOND-40. */
  async removeAll(recipeId: string): Promise<void> {
    await this.takeOffLists(recipeId);
    await this.views.removeAllOfRecipe(recipeId);
    await this.ratings.removeAllOfRecipe(recipeId);
    await this.notes.removeAllOfRecipe(recipeId);
    await this.versions.removeAllOfRecipe(recipeId);
  }

  /**
   * The recipe is no longer for everybody: lists of others lose it. Its ratings stay and count again once it is public,
   * or hiding it for a moment would rid it of bad ones.
   */
  async takeOffLists(recipeId: string): Promise<void> {
    await this.favorites.removeAllOfRecipe(recipeId);
    await this.trends.removeAllOfRecipe(recipeId);
    await this.collections.removeRecipe(recipeId);
  }
}
