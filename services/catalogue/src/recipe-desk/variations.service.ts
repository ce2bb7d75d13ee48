import { type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ReviewAuthors } from '../ratings/review-authors.ts';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toVariation } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** The public variations of a recipe. Implements BEYOND-25. */
@Injectable()
export class VariationsService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly members: ReviewAuthors,
  ) {}

  async list(id: string, page: PageRequest) {
    if (!(await this.recipes.exists(id))) throw recipeNotFound();
    const [{ items, nextCursor }, total] = await Promise.all([
      this.recipes.variationsOf(id, page.limit, page.cursor),
      this.recipes.countVariationsOf(id),
    ]);
    const authors = await this.members.of(items.flatMap(({ userId }) => userId ?? []));
    return {
      items: items.map((row) => toVariation(row, authors.get(row.userId ?? ''))),
      nextCursor,
      total,
    };
  }
}
