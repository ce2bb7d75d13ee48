import { Injectable } from '@nestjs/common';
import { CollectionsRepository } from '../collections/collections.repository.ts';
import { FavoritesRepository } from '../favorites/favorites.repository.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { RecipeNotesRepository } from '../recipe-notes/recipe-notes.repository.ts';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import { TrendsService } from '../trends/trends.service.ts';
import { ViewsRepository } from '../views/views.repository.ts';

/**
 * What is attached to recipes. Its methods join the open transaction and need the same number of queries for hundreds
 * of recipes as for one.
 */
@Injectable()
export class RecipeRemovals {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly views: ViewsRepository,
    private readonly trends: TrendsService,
    private readonly ratings: RatingsService,
    private readonly collections: CollectionsRepository,
    private readonly notes: RecipeNotesRepository,
    private readonly versions: RecipeVersionsRepository,
  ) {}

  /** Deletes the recipes with everything attached to them in this service; other services receive an event. Implements BEYOND-40. */
  async removeAll(recipeIds: readonly string[]): Promise<void> {
    await this.takeOffLists(recipeIds);
    await this.views.removeAllOfRecipes(recipeIds);
    await this.ratings.removeAllOfRecipes(recipeIds);
    await this.notes.removeAllOfRecipes(recipeIds);
    await this.versions.removeAllOfRecipes(recipeIds);
  }

  /**
   * The recipes are no longer public: lists of other members lose them, those of their author keep them. Their ratings stay and count again once they
   * are public; otherwise hiding a recipe briefly would remove bad ratings.
   */
  async takeOffLists(recipeIds: readonly string[], authorId?: string): Promise<void> {
    await this.favorites.removeAllOfRecipes(recipeIds, authorId);
    await this.trends.removeAllOfRecipes(recipeIds);
    await this.collections.removeRecipes(recipeIds, authorId);
  }
}
