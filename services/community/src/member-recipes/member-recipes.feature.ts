import type { Feature } from '@barspoon/messaging';
import { MemberRecipeRow, MemberRecipeRowSchema } from './member-recipe.schema.ts';
import { MemberRecipesRepository } from './member-recipes.repository.ts';
import { MemberRecipesService } from './member-recipes.service.ts';
import { RecipeModeration } from './recipe-moderation.ts';
import { RecipePhotoModeration } from './recipe-photo-moderation.ts';

export const memberRecipesFeature: Feature = {
  tables: [
    {
      row: MemberRecipeRow,
      schema: MemberRecipeRowSchema,
      own: [{ owner: 'userId', hidden: ['revision', 'textRevision'] }],
    },
  ],
  providers: [MemberRecipesRepository, MemberRecipesService, RecipeModeration, RecipePhotoModeration],
};
