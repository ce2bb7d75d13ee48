import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class KeepFactsWhenRecipeRevised {
  constructor(private readonly recipes: RecipeFactsService) {}

  @Consumes(recipeRevised, 'keep-facts-when-recipe-revised')
  keep({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    return this.recipes.keep(data);
  }
}
