import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';

@Controller()
export class ForgetRecipeWhenRecipeDeleted {
  constructor(private readonly recipes: AttachedRecipesRepository) {}

  @Consumes(recipeDeleted, 'forget-recipe-when-recipe-deleted')
  async forget({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    await this.recipes.forget(data);
  }
}
