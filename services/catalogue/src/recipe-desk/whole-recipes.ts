import type { Attribution, Recipe } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { ReviewAuthors } from '../ratings/review-authors.ts';
import { toAttribution, toRecipe } from '../recipes/recipe.mapper.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

type Row = Pick<RecipeRow, 'basedOnId'>;

/** Recipes as readers get them, with the current state of their originals. Implements BEYOND-25. */
@Injectable()
export class WholeRecipes {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly members: ReviewAuthors,
  ) {}

  async one(row: RecipeRow): Promise<Recipe> {
    const attribution = await this.attributionOf([row]);
    return toRecipe(row, attribution(row));
  }

  async all(rows: readonly RecipeRow[]): Promise<Recipe[]> {
    const attribution = await this.attributionOf(rows);
    return rows.map((row) => toRecipe(row, attribution(row)));
  }

  private async attributionOf(rows: readonly Row[]): Promise<(row: Row) => Attribution | null> {
    const ids = [...new Set(rows.flatMap(({ basedOnId }) => basedOnId ?? []))];
    if (ids.length === 0) return () => null;
    const originals = await this.recipes.originalsAmong(ids);
    const authors = await this.members.of(originals.flatMap(({ userId }) => userId ?? []));
    return ({ basedOnId }) => {
      if (!basedOnId) return null;
      const original = originals.find(({ _id }) => _id === basedOnId);
      return toAttribution(original, authors.get(original?.userId ?? ''));
    };
  }
}
