import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MenuRecipes } from '../menus/menu-recipes.ts';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class ForgetFactsWhenRecipeDeleted {
  constructor(
    private readonly recipes: RecipeFactsService,
    private readonly menus: MenuRecipes,
  ) {}

  @Consumes(recipeDeleted, 'forget-facts-when-recipe-deleted')
  async forget({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    await this.recipes.forget(data);
    await this.menus.forget(data.recipeId);
  }
}
