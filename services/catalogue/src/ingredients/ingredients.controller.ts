import { balanceRoutes, catalogueInternalRoutes, type InputOf, ingredientRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { IngredientsService } from './ingredients.service.ts';

@Controller()
export class IngredientsController {
  constructor(private readonly ingredients: IngredientsService) {}

  @Handles(ingredientRoutes.suggest)
  suggest({ query }: InputOf<typeof ingredientRoutes.suggest>) {
    return this.ingredients.suggest(query.q, query.limit, query.groups);
  }

  @Handles(ingredientRoutes.substitutes)
  substitutes({ query }: InputOf<typeof ingredientRoutes.substitutes>) {
    return this.ingredients.substitutes(query.ingredients);
  }

  @Handles(balanceRoutes.figures)
  figures({ query }: InputOf<typeof balanceRoutes.figures>) {
    return this.ingredients.figures(query.ingredients);
  }

  @Handles(catalogueInternalRoutes.vocabulary)
  vocabulary({ query }: InputOf<typeof catalogueInternalRoutes.vocabulary>) {
    return this.ingredients.page(query.limit, query.cursor);
  }

  @Handles(catalogueInternalRoutes.seedIngredients)
  seed({ body }: InputOf<typeof catalogueInternalRoutes.seedIngredients>) {
    return this.ingredients.seed(body.ingredients);
  }
}
