import { type InputOf, ingredientPageRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { IngredientPagesService } from './ingredient-pages.service.ts';

@Controller()
export class IngredientPagesController {
  constructor(private readonly pages: IngredientPagesService) {}

  @Handles(ingredientPageRoutes.tree)
  tree() {
    return this.pages.tree();
  }

  @Handles(ingredientPageRoutes.get)
  get({ params }: InputOf<typeof ingredientPageRoutes.get>) {
    return this.pages.get(params.id);
  }

  @Handles(ingredientPageRoutes.recipes)
  recipes({ params, query }: InputOf<typeof ingredientPageRoutes.recipes>) {
    return this.pages.recipes(params.id, query);
  }
}
