import type { Feature } from '@barspoon/messaging';
import { AdminRecipesController } from './admin-recipes.controller.ts';
import { AdminRecipesService } from './admin-recipes.service.ts';
import { FeaturedLock, FeaturedLockRow, FeaturedLockRowSchema } from './featured-lock.ts';
import { FeaturedRecipesService } from './featured-recipes.service.ts';
import { LibrarySeedingService } from './library-seeding.service.ts';
import { OwnRecipesController } from './own-recipes.controller.ts';
import { OwnRecipesService } from './own-recipes.service.ts';
import { OwnRecipesLock, OwnRecipesLockRow, OwnRecipesLockRowSchema } from './own-recipes-lock.ts';
import { PublishedRecipesService } from './published-recipes.service.ts';
import { RecipeDraftsService } from './recipe-drafts.service.ts';
import { RecipeModerationService } from './recipe-moderation.service.ts';
import { RecipeVersionsController } from './recipe-versions.controller.ts';
import { RecipeVersionsService } from './recipe-versions.service.ts';
import { RecipesController } from './recipes.controller.ts';
import { RecipesService } from './recipes.service.ts';
import { VariationsService } from './variations.service.ts';
import { WholeRecipes } from './whole-recipes.ts';

export const recipeDeskFeature: Feature = {
  tables: [
    { row: OwnRecipesLockRow, schema: OwnRecipesLockRowSchema, own: [{ owner: '_id', hidden: ['taken'] }] },
    { row: FeaturedLockRow, schema: FeaturedLockRowSchema },
  ],
  controllers: [AdminRecipesController, OwnRecipesController, RecipesController, RecipeVersionsController],
  providers: [
    AdminRecipesService,
    FeaturedLock,
    FeaturedRecipesService,
    LibrarySeedingService,
    OwnRecipesLock,
    OwnRecipesService,
    PublishedRecipesService,
    RecipeDraftsService,
    RecipeModerationService,
    RecipeVersionsService,
    RecipesService,
    VariationsService,
    WholeRecipes,
  ],
};
