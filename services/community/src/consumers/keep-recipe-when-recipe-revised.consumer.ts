import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';

@Controller()
export class KeepRecipeWhenRecipeRevised {
  constructor(private readonly recipes: AttachedRecipesRepository) {}

  /** What is not for everybody is kept nowhere else. */
  @Consumes(recipeRevised, 'keep-recipe-when-recipe-revised')
  async keep({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    await (data.visibility === 'public' ? this.recipes.keep(data) : this.recipes.forget(data));
  }
}
