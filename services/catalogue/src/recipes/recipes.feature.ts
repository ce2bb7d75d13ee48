import type { Feature } from '@barspoon/messaging';
import { AdminRecipesController } from './admin-recipes.controller.ts';
import { AdminRecipesService } from './admin-recipes.service.ts';
import { AttachedToRecipe } from './attached-to-recipe.ts';
import { FeaturedLock, FeaturedLockRow, FeaturedLockRowSchema } from './featured-lock.ts';
import { FeaturedRecipesService } from './featured-recipes.service.ts';
import { LibrarySeedingService } from './library-seeding.service.ts';
import { OwnRecipesController } from './own-recipes.controller.ts';
import { OwnRecipesService } from './own-recipes.service.ts';
import { OwnRecipesLock, OwnRecipesLockRow, OwnRecipesLockRowSchema } from './own-recipes-lock.ts';
import { PublishedRecipesService } from './published-recipes.service.ts';
import { DeletedRecipeRow, DeletedRecipeRowSchema, RecipeRow, RecipeRowSchema } from './recipe.schema.ts';
import { RecipeChangesRepository } from './recipe-changes.repository.ts';
import { RecipeDraftsService } from './recipe-drafts.service.ts';
import { RecipeIndex } from './recipe-index.ts';
import { RecipeModerationService } from './recipe-moderation.service.ts';
import { RecipesController } from './recipes.controller.ts';
import { RecipesRepository } from './recipes.repository.ts';
import { RecipesService } from './recipes.service.ts';
import { SearchLeader } from './search-leader.ts';
import { SearchedRecipes } from './searched-recipes.repository.ts';
import { VariationsService } from './variations.service.ts';
import { WholeRecipes } from './whole-recipes.ts';

export const recipesFeature: Feature = {
  tables: [
    { row: OwnRecipesLockRow, schema: OwnRecipesLockRowSchema, own: [{ owner: '_id', hidden: ['taken'] }] },
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
    { row: FeaturedLockRow, schema: FeaturedLockRowSchema },
  ],
  controllers: [AdminRecipesController, OwnRecipesController, RecipesController],
  providers: [
    AdminRecipesService,
    AttachedToRecipe,
    FeaturedLock,
    FeaturedRecipesService,
    LibrarySeedingService,
    OwnRecipesLock,
    OwnRecipesService,
    PublishedRecipesService,
    RecipeChangesRepository,
    RecipeDraftsService,
    RecipeIndex,
    RecipeModerationService,
    RecipesRepository,
    RecipesService,
    SearchedRecipes,
    SearchLeader,
    VariationsService,
    WholeRecipes,
  ],
};
