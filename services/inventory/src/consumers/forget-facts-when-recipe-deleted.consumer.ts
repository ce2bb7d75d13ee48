import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class ForgetFactsWhenRecipeDeleted {
  constructor(private readonly recipes: RecipeFactsService) {}

  @Consumes(recipeDeleted, 'forget-facts-when-recipe-deleted')
  forget({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    return this.recipes.forget(data);
  }
}
