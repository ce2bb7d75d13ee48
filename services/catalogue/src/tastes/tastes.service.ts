import { Injectable } from '@nestjs/common';
import { FavoritesRepository } from '../favorites/favorites.repository.ts';
import { ingredientNotFound } from '../ingredients/ingredient.errors.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RatingsRepository } from '../ratings/ratings.repository.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** In tenths: with four stars or more somebody says that they like it. */
const likedFrom = 40;
/** With two or less, that they do not. */
const dislikedTo = 20;
const recipesAtOnce = 5000;

/** What members have shown that they like. Implements BEYOND-101. */
@Injectable()
export class TastesService {
  constructor(
    private readonly vocabulary: VocabularyHolder,
    private readonly favorites: FavoritesRepository,
    private readonly ratings: RatingsRepository,
    private readonly recipes: RecipesRepository,
  ) {}

  /** @throws DomainError 404 for an unknown ingredient */
  async likingAmong(ingredient: string, memberIds: readonly string[]): Promise<string[]> {
    const kinds = [...(await this.vocabulary.current()).kindsOf(ingredient)];
    if (kinds.length === 0) throw ingredientNotFound();
    const [saved, rated] = await Promise.all([
      this.favorites.recipesOfAll(memberIds),
      this.ratings.ratedByAll(memberIds, likedFrom),
    ]);
    const liked = [...saved, ...rated];
    const recipeIds = [...new Set(liked.map(({ recipeId }) => recipeId))];
    const withIt = new Set<string>();
    for (let from = 0; from < recipeIds.length; from += recipesAtOnce) {
      const some = recipeIds.slice(from, from + recipesAtOnce);
      for (const id of await this.recipes.withAnyOf(some, kinds)) withIt.add(id);
    }
    return [...new Set(liked.flatMap(({ userId, recipeId }) => (withIt.has(recipeId) ? userId : [])))];
  }

  /** What one member likes and what not. Implements BEYOND-214. */
  async of(memberId: string): Promise<{ liked: string[]; disliked: string[] }> {
    const [saved, rated] = await Promise.all([
      this.favorites.recipesOfAll([memberId]),
      this.ratings.ratedByAll([memberId], 0),
    ]);
    const disliked = new Set(
      rated.flatMap(({ recipeId, overall }) => (overall <= dislikedTo ? recipeId : [])),
    );
    const liked = new Set([
      ...saved.map(({ recipeId }) => recipeId),
      ...rated.flatMap(({ recipeId, overall }) => (overall >= likedFrom ? recipeId : [])),
    ]);
    return { liked: [...liked.difference(disliked)], disliked: [...disliked] };
  }
}
