import { type Neighbor, neighborsShown, similarShown } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** Drinks built alike: the same spirit, the same roles, the same method. */
@Injectable()
export class SimilarService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
  ) {}

  async list(id: string) {
    const ids = this.index.similar.like(id, similarShown);
    if (ids.length === 0 && (await this.recipes.cardsOf([id])).length === 0) throw recipeNotFound();
    return { items: (await this.recipes.cardsOf(ids)).map(toCard) };
  }

  /** The same with their balance, where it is known. */
  async neighbors(id: string): Promise<{ items: Neighbor[] }> {
    const { similar, drinks } = this.index;
    if (!drinks.get(id)) throw recipeNotFound();
    const alike = similar.like(id, neighborsShown).flatMap((other) => drinks.get(other) ?? []);
    const items = alike.flatMap(({ id: neighbor, slug, name, facts: { abv }, sugar, acid }) =>
      abv === null ? [] : { id: neighbor, slug, name, abv, sugar: tenth(sugar), acid: hundredth(acid) },
    );
    return { items };
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => Math.round(value * 100) / 100;
