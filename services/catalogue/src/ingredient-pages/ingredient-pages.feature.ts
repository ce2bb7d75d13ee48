import type { Feature } from '@barspoon/messaging';
import { IngredientPagesController } from './ingredient-pages.controller.ts';
import { IngredientPagesService } from './ingredient-pages.service.ts';

export const ingredientPagesFeature: Feature = {
  controllers: [IngredientPagesController],
  providers: [IngredientPagesService],
};
