import { MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, type ConfigOf, databaseAs, HealthModule, loggingModule } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BarController } from './bar/bar.controller.ts';
import { BarLinkRow, BarLinkRowSchema, BarRow, BarRowSchema } from './bar/bar.schema.ts';
import { BarService } from './bar/bar.service.ts';
import { BarsRepository } from './bar/bars.repository.ts';
import { BarImportRow, BarImportRowSchema } from './bar-imports/bar-import.schema.ts';
import { BarImportsController } from './bar-imports/bar-imports.controller.ts';
import { BarImportsRepository } from './bar-imports/bar-imports.repository.ts';
import { BarImportsService } from './bar-imports/bar-imports.service.ts';
import { name, type variables } from './config.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { FetchVocabularyWhenRevised } from './consumers/fetch-vocabulary-when-revised.consumer.ts';
import { FillBarWhenBarImportRevised } from './consumers/fill-bar-when-bar-import-revised.consumer.ts';
import { ForgetFactsWhenRecipeDeleted } from './consumers/forget-facts-when-recipe-deleted.consumer.ts';
import { KeepFactsWhenRecipePublished } from './consumers/keep-facts-when-recipe-published.consumer.ts';
import { KeepFactsWhenRecipeRevised } from './consumers/keep-facts-when-recipe-revised.consumer.ts';
import { AdminItemsController } from './items/admin-items.controller.ts';
import { AdminItemsRepository } from './items/admin-items.repository.ts';
import { AdminItemsService } from './items/admin-items.service.ts';
import { BarItemRow, BarItemRowSchema } from './items/item.schema.ts';
import { ItemRemovalRow, ItemRemovalRowSchema } from './items/item-removal.schema.ts';
import { ItemRemovalsRepository } from './items/item-removals.repository.ts';
import { ItemRemovals } from './items/item-removals.ts';
import { ItemsController } from './items/items.controller.ts';
import { ItemsRepository } from './items/items.repository.ts';
import { ItemsService } from './items/items.service.ts';
import { LibrarySeedingService } from './items/library-seeding.service.ts';
import { ShelfIndex } from './items/shelf-index.ts';
import { LiveMatchingEngine } from './matches/live-matching-engine.ts';
import { MatchesController } from './matches/matches.controller.ts';
import { MatchesService } from './matches/matches.service.ts';
import { OwnedItems } from './matches/owned-items.ts';
import { ProjectionStarter } from './projections/projection-starter.ts';
import { ProjectionsController } from './projections/projections.controller.ts';
import { RecipeFactRow, RecipeFactRowSchema } from './projections/recipe-fact.schema.ts';
import { RecipeFactsRepository } from './projections/recipe-facts.repository.ts';
import { RecipeFactsService } from './projections/recipe-facts.service.ts';
import { VocabularyRepository } from './projections/vocabulary.repository.ts';
import {
  IngredientRow,
  IngredientRowSchema,
  VocabularyRow,
  VocabularyRowSchema,
} from './projections/vocabulary.schema.ts';
import { VocabularyService } from './projections/vocabulary.service.ts';
import { VocabularyProjection } from './projections/vocabulary-projection.ts';

/** Bar items, members' bars and what they can make of them. */
@Module({})
export class InventoryModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return {
      module: InventoryModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        HealthModule,
        PersistenceModule.forRoot({
          ...databaseAs(name, config),
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            { model: BarLinkRow.name, owner: 'userId' },
            { model: BarImportRow.name, owner: 'userId' },
            { model: BarRow.name, owner: '_id', hidden: ['sequence', 'revision'] },
            { model: BarItemRow.name, owner: 'userId', hidden: ['nameKey', 'searchKey'] },
            { model: RecipeFactRow.name, owner: 'fact.userId', outlivesOwner: true },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            { model: BarItemRow.name, changedAt: 'createdAt', hidden: ['nameKey', 'searchKey'] },
            { model: BarLinkRow.name, changedAt: 'createdAt' },
          ],
        }),
        MongooseModule.forFeature([
          { name: BarItemRow.name, schema: BarItemRowSchema },
          { name: ItemRemovalRow.name, schema: ItemRemovalRowSchema },
          { name: BarLinkRow.name, schema: BarLinkRowSchema },
          { name: BarRow.name, schema: BarRowSchema },
          { name: BarImportRow.name, schema: BarImportRowSchema },
          { name: RecipeFactRow.name, schema: RecipeFactRowSchema },
          { name: IngredientRow.name, schema: IngredientRowSchema },
          { name: VocabularyRow.name, schema: VocabularyRowSchema },
        ]),
      ],
      controllers: [
        ItemsController,
        AdminItemsController,
        BarController,
        BarImportsController,
        FillBarWhenBarImportRevised,
        MatchesController,
        ProjectionsController,
        FetchVocabularyWhenRevised,
        ForgetFactsWhenRecipeDeleted,
        KeepFactsWhenRecipePublished,
        KeepFactsWhenRecipeRevised,
        EraseMemberWhenMemberDeleted,
      ],
      providers: [
        Clock,
        AdminItemsRepository,
        AdminItemsService,
        BarImportsRepository,
        BarImportsService,
        BarService,
        BarsRepository,
        LiveMatchingEngine,
        ItemRemovals,
        ItemRemovalsRepository,
        ItemsRepository,
        ItemsService,
        LibrarySeedingService,
        MatchesService,
        OwnedItems,
        ProjectionStarter,
        RecipeFactsRepository,
        RecipeFactsService,
        ShelfIndex,
        VocabularyProjection,
        VocabularyRepository,
        VocabularyService,
      ],
    };
  }
}
