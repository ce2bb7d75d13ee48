import type { Feature } from '@barspoon/messaging';
import { DeletedRecipeRow, DeletedRecipeRowSchema, RecipeRow, RecipeRowSchema } from './recipe.schema.ts';
import { RecipesRepository } from './recipes.repository.ts';

export const recipesFeature: Feature = {
  tables: [
    {
      row: RecipeRow,
      schema: RecipeRowSchema,
      own: [
        // Public recipes stay, without their author. The others were deleted before.
        { owner: 'userId', hidden: ['moderationRevision', 'textRevision'], outlivesOwner: true },
      ],
      inConsole: { changedAt: 'updatedAt' },
    },
    { row: DeletedRecipeRow, schema: DeletedRecipeRowSchema },
  ],
  providers: [RecipesRepository],
};
