import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MenuRecipes } from '../menus/menu-recipes.ts';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';

@Controller()
export class KeepFactsWhenRecipeRevised {
  constructor(
    private readonly recipes: RecipeFactsService,
    private readonly menus: MenuRecipes,
  ) {}

  /** What is not for everybody is kept nowhere else. */
  @Consumes(recipeRevised, 'keep-facts-when-recipe-revised')
  async keep({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    if (data.visibility === 'public') {
      await this.recipes.keep(data);
      return this.menus.follow(data.recipeId);
    }
    await this.recipes.forget(data);
    await this.menus.forget(data.recipeId, data.userId);
  }
}
