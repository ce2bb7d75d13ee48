import { type EventOf, recipePublished } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';

@Controller()
export class KeepRecipeWhenRecipePublished {
  constructor(private readonly recipes: AttachedRecipesRepository) {}

  @Consumes(recipePublished, 'keep-recipe-when-recipe-published')
  async keep({ data }: EventOf<typeof recipePublished>): Promise<void> {
    await this.recipes.keep(data);
  }
}
