import { type EventOf, recipePublished } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class KeepFactsWhenRecipePublished {
  constructor(private readonly recipes: RecipeFactsService) {}

  @Consumes(recipePublished, 'keep-facts-when-recipe-published')
  keep({ data }: EventOf<typeof recipePublished>): Promise<void> {
    return this.recipes.keep(data);
  }
}
