import { MessagingModule, OwnDataModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, HealthModule, loggingModule } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type CatalogueConfig, CONFIG, name } from './config.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import {
  FavouriteCountRow,
  FavouriteCountRowSchema,
  FavouriteRow,
  FavouriteRowSchema,
} from './favourites/favourite.schema.ts';
import { FavouritesController } from './favourites/favourites.controller.ts';
import { FavouritesRepository } from './favourites/favourites.repository.ts';
import { FavouritesService } from './favourites/favourites.service.ts';
import {
  IngredientRow,
  IngredientRowSchema,
  VocabularyRow,
  VocabularyRowSchema,
} from './ingredients/ingredient.schema.ts';
import { IngredientsController } from './ingredients/ingredients.controller.ts';
import { IngredientsRepository } from './ingredients/ingredients.repository.ts';
import { IngredientsService } from './ingredients/ingredients.service.ts';
import { VocabularyHolder } from './ingredients/vocabulary-holder.ts';
import { BackgroundWork } from './recipe-files/background-work.ts';
import { RecipeExportService } from './recipe-files/recipe-export.service.ts';
import { RecipeFilesController } from './recipe-files/recipe-files.controller.ts';
import {
  ImportedRecipeRow,
  ImportedRecipeRowSchema,
  RecipeImportPartRow,
  RecipeImportPartRowSchema,
  RecipeImportRow,
  RecipeImportRowSchema,
} from './recipe-files/recipe-import.schema.ts';
import { RecipeImportReadingService } from './recipe-files/recipe-import-reading.service.ts';
import { RecipeImportsRepository } from './recipe-files/recipe-imports.repository.ts';
import { RecipeImportsService } from './recipe-files/recipe-imports.service.ts';
import { AdminRecipesController } from './recipes/admin-recipes.controller.ts';
import { AdminRecipesService } from './recipes/admin-recipes.service.ts';
import { FeaturedLock, FeaturedLockRow, FeaturedLockRowSchema } from './recipes/featured-lock.ts';
import { LibrarySeedingService } from './recipes/library-seeding.service.ts';
import {
  DeletedRecipeRow,
  DeletedRecipeRowSchema,
  RecipeRow,
  RecipeRowSchema,
} from './recipes/recipe.schema.ts';
import { RecipeIndex } from './recipes/recipe-index.ts';
import { RecipesController } from './recipes/recipes.controller.ts';
import { RecipesRepository } from './recipes/recipes.repository.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { ViewRow, ViewRowSchema } from './views/view.schema.ts';
import { ViewsRepository } from './views/views.repository.ts';
import { ViewsService } from './views/views.service.ts';

/** Recipes, the ingredient vocabulary, search and favourites. */
@Module({})
export class CatalogueModule {
  static forRoot(config: CatalogueConfig): DynamicModule {
    return {
      module: CatalogueModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        HealthModule,
        PersistenceModule.forRoot({
          url: config.MONGODB_URL,
          database: `${config.MONGODB_PREFIX}_catalogue`,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          eventReplicas: config.EVENT_REPLICAS,
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            { model: FavouriteRow.name, owner: 'userId' },
            { model: FavouriteCountRow.name, owner: '_id', hidden: ['sequence'] },
            // Recipes on the site are everybody's by now; who entered them is forgotten.
            { model: RecipeRow.name, owner: 'userId', outlivesOwner: true },
          ],
        }),
        MongooseModule.forFeature([
          { name: RecipeRow.name, schema: RecipeRowSchema },
          { name: DeletedRecipeRow.name, schema: DeletedRecipeRowSchema },
          { name: IngredientRow.name, schema: IngredientRowSchema },
          { name: VocabularyRow.name, schema: VocabularyRowSchema },
          { name: FavouriteRow.name, schema: FavouriteRowSchema },
          { name: FavouriteCountRow.name, schema: FavouriteCountRowSchema },
          { name: FeaturedLockRow.name, schema: FeaturedLockRowSchema },
          { name: ViewRow.name, schema: ViewRowSchema },
          { name: RecipeImportRow.name, schema: RecipeImportRowSchema },
          { name: RecipeImportPartRow.name, schema: RecipeImportPartRowSchema },
          { name: ImportedRecipeRow.name, schema: ImportedRecipeRowSchema },
        ]),
      ],
      controllers: [
        RecipesController,
        AdminRecipesController,
        RecipeFilesController,
        IngredientsController,
        FavouritesController,
        EraseMemberWhenMemberDeleted,
      ],
      providers: [
        Clock,
        { provide: CONFIG, useValue: config },
        AdminRecipesService,
        BackgroundWork,
        FavouritesRepository,
        FavouritesService,
        FeaturedLock,
        IngredientsRepository,
        IngredientsService,
        LibrarySeedingService,
        RecipeExportService,
        RecipeImportReadingService,
        RecipeImportsRepository,
        RecipeImportsService,
        RecipeIndex,
        RecipesRepository,
        RecipesService,
        ViewsRepository,
        ViewsService,
        VocabularyHolder,
      ],
    };
  }
}
