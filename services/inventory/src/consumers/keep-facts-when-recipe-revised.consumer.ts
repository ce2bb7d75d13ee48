import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class KeepFactsWhenRecipeRevised {
  constructor(private readonly recipes: RecipeFactsService) {}

  /** What is not for everybody is kept nowhere else. */
  @Consumes(recipeRevised, 'keep-facts-when-recipe-revised')
  keep({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    return data.visibility === 'public' ? this.recipes.keep(data) : this.recipes.forget(data);
  }
}
