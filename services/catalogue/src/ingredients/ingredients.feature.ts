import type { Feature } from '@barspoon/messaging';
import { AdminIngredientsController } from './admin-ingredients.controller.ts';
import { AdminIngredientsService } from './admin-ingredients.service.ts';
import {
  IngredientRow,
  IngredientRowSchema,
  VocabularyRow,
  VocabularyRowSchema,
} from './ingredient.schema.ts';
import { IngredientsController } from './ingredients.controller.ts';
import { IngredientsRepository } from './ingredients.repository.ts';
import { IngredientsService } from './ingredients.service.ts';
import { VocabularyHolder } from './vocabulary-holder.ts';

export const ingredientsFeature: Feature = {
  tables: [
    { row: IngredientRow, schema: IngredientRowSchema },
    { row: VocabularyRow, schema: VocabularyRowSchema },
  ],
  controllers: [AdminIngredientsController, IngredientsController],
  providers: [AdminIngredientsService, IngredientsRepository, IngredientsService, VocabularyHolder],
};
