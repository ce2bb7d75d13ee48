import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedCollectionsRepository } from '../collections/attached-collections.repository.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';

@Controller()
export class KeepRecipeWhenRecipeRevised {
  constructor(
    private readonly recipes: AttachedRecipesRepository,
    private readonly collections: AttachedCollectionsRepository,
  ) {}

  /** What is not for everybody is kept nowhere else. */
  @Consumes(recipeRevised, 'keep-recipe-when-recipe-revised')
  async keep({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    if (data.visibility === 'public') return this.recipes.keep(data);
    await this.recipes.forget(data);
    await this.collections.dropRecipe(data.recipeId);
  }
}
