import { adminIngredientRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminIngredientsService } from './admin-ingredients.service.ts';

@Controller()
export class AdminIngredientsController {
  constructor(private readonly ingredients: AdminIngredientsService) {}

  @Handles(adminIngredientRoutes.list)
  list() {
    return this.ingredients.list();
  }

  @Handles(adminIngredientRoutes.get)
  get({ params }: InputOf<typeof adminIngredientRoutes.get>) {
    return this.ingredients.get(params.id);
  }

  @Handles(adminIngredientRoutes.revise)
  revise({ params, body }: InputOf<typeof adminIngredientRoutes.revise>) {
    return this.ingredients.revise(params.id, body);
  }
}
