import { Injectable } from '@nestjs/common';
import { CollectionsRepository } from '../collections/collections.repository.ts';
import { FavoritesRepository } from '../favorites/favorites.repository.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { RecipeNotesRepository } from '../recipe-notes/recipe-notes.repository.ts';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import { TrendsService } from '../trends/trends.service.ts';
import { ViewsRepository } from '../views/views.repository.ts';

/**
 * What hangs on recipes. Its methods belong to the open transaction, and ask the database as often for hundreds of
 * recipes as for one.
 */
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

  /** The recipes go, and everything of ours with them; other services hear of it. Implements BEYOND-40. */
  async removeAll(recipeIds: readonly string[]): Promise<void> {
    await this.takeOffLists(recipeIds);
    await this.views.removeAllOfRecipes(recipeIds);
    await this.ratings.removeAllOfRecipes(recipeIds);
    await this.notes.removeAllOfRecipes(recipeIds);
    await this.versions.removeAllOfRecipes(recipeIds);
  }

  /**
   * The recipes are no longer for everybody: lists of others lose them. Their ratings stay and count again once they
   * are public, or hiding one for a moment would rid it of bad ones.
   */
  async takeOffLists(recipeIds: readonly string[]): Promise<void> {
    await this.favorites.removeAllOfRecipes(recipeIds);
    await this.trends.removeAllOfRecipes(recipeIds);
    await this.collections.removeRecipes(recipeIds);
  }
}
