import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import {
  Clock,
  databaseAs,
  FollowedSettings,
  HealthModule,
  loggingModule,
  redisAs,
} from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminAssistantService } from './assistant/admin-assistant.service.ts';
import { AnswerPieces } from './assistant/answer-pieces.ts';
import { AnswerReportRow, AnswerReportRowSchema } from './assistant/answer-report.schema.ts';
import { AnswerReportsRepository } from './assistant/answer-reports.repository.ts';
import { AssistantController } from './assistant/assistant.controller.ts';
import { AssistantService } from './assistant/assistant.service.ts';
import { BartenderLimitsRepository } from './assistant/bartender-limits.repository.ts';
import { BartenderLimitsRow, BartenderLimitsRowSchema } from './assistant/bartender-limits.schema.ts';
import {
  ConversationRow,
  ConversationRowSchema,
  TurnRow,
  TurnRowSchema,
} from './assistant/conversation.schema.ts';
import { ConversationsRepository } from './assistant/conversations.repository.ts';
import { MemberFacts } from './assistant/member-facts.ts';
import { LanguageModel } from './assistant/model/language-model.ts';
import { ModelAnswers } from './assistant/model/model-answers.service.ts';
import { ModelBudgetRow, ModelBudgetRowSchema } from './assistant/model/model-budget.schema.ts';
import { ModelBudgets } from './assistant/model/model-budgets.repository.ts';
import { ModelSettingsRepository } from './assistant/model/model-settings.repository.ts';
import { ModelSettingsRow, ModelSettingsRowSchema } from './assistant/model/model-settings.schema.ts';
import { ModelSettingsService } from './assistant/model/model-settings.service.ts';
import {
  UnansweredQuestionRow,
  UnansweredQuestionRowSchema,
} from './assistant/unanswered-question.schema.ts';
import { UnansweredQuestionsRepository } from './assistant/unanswered-questions.repository.ts';
import { CollectionRow, CollectionRowSchema } from './collections/collection.schema.ts';
import { CollectionsController } from './collections/collections.controller.ts';
import { CollectionsRepository } from './collections/collections.repository.ts';
import { CollectionsService } from './collections/collections.service.ts';
import { type CatalogueConfig, CONFIG, name } from './config.ts';
import { CountForTrendsWhenRecipeRated } from './consumers/count-for-trends-when-recipe-rated.consumer.ts';
import { CountForTrendsWhenRecipeSaved } from './consumers/count-for-trends-when-recipe-saved.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { WithholdRecipeWhenRecipeModerated } from './consumers/withhold-recipe-when-recipe-moderated.consumer.ts';
import { WithholdReviewWhenReviewModerated } from './consumers/withhold-review-when-review-moderated.consumer.ts';
import { DiscoverController } from './discover/discover.controller.ts';
import { DiscoverService } from './discover/discover.service.ts';
import {
  FavoriteCountRow,
  FavoriteCountRowSchema,
  FavoriteRow,
  FavoriteRowSchema,
} from './favorites/favorite.schema.ts';
import { FavoritesController } from './favorites/favorites.controller.ts';
import { FavoritesRepository } from './favorites/favorites.repository.ts';
import { FavoritesService } from './favorites/favorites.service.ts';
import { FailedSearchRow, FailedSearchRowSchema } from './figures/failed-search.schema.ts';
import { FailedSearchesRepository } from './figures/failed-searches.repository.ts';
import { FiguresController } from './figures/figures.controller.ts';
import { FiguresService } from './figures/figures.service.ts';
import { RecipeDayRow, RecipeDayRowSchema } from './figures/recipe-day.schema.ts';
import { RecipeDaysRepository } from './figures/recipe-days.repository.ts';
import { AdminIngredientsController } from './ingredients/admin-ingredients.controller.ts';
import { AdminIngredientsService } from './ingredients/admin-ingredients.service.ts';
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
import { migrations } from './migrations.ts';
import { Screening } from './moderation/screening.ts';
import { OwnBelongingsService } from './own-imports/own-belongings.service.ts';
import { OwnFileReading } from './own-imports/own-file-reading.service.ts';
import { OwnImportRow, OwnImportRowSchema } from './own-imports/own-import.schema.ts';
import { OwnImportsController } from './own-imports/own-imports.controller.ts';
import { OwnImportsRepository } from './own-imports/own-imports.repository.ts';
import { OwnImportsService } from './own-imports/own-imports.service.ts';
import { AdminRatingsService } from './ratings/admin-ratings.service.ts';
import { RatedRecipes } from './ratings/rated-recipes.repository.ts';
import { RatingCountRow, RatingCountRowSchema, RatingRow, RatingRowSchema } from './ratings/rating.schema.ts';
import { RatingLane } from './ratings/rating-lane.ts';
import { RatingsController } from './ratings/ratings.controller.ts';
import { RatingsRepository } from './ratings/ratings.repository.ts';
import { RatingsService } from './ratings/ratings.service.ts';
import { ReviewAuthors } from './ratings/review-authors.ts';
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
import { RecipeNoteRow, RecipeNoteRowSchema } from './recipe-notes/recipe-note.schema.ts';
import { RecipeNotesController } from './recipe-notes/recipe-notes.controller.ts';
import { RecipeNotesRepository } from './recipe-notes/recipe-notes.repository.ts';
import { RecipeNotesService } from './recipe-notes/recipe-notes.service.ts';
import { RecipeVersionRow, RecipeVersionRowSchema } from './recipe-versions/recipe-version.schema.ts';
import { RecipeVersionsController } from './recipe-versions/recipe-versions.controller.ts';
import { RecipeVersionsRepository } from './recipe-versions/recipe-versions.repository.ts';
import { RecipeVersionsService } from './recipe-versions/recipe-versions.service.ts';
import { AdminRecipesController } from './recipes/admin-recipes.controller.ts';
import { AdminRecipesService } from './recipes/admin-recipes.service.ts';
import { AttachedToRecipe } from './recipes/attached-to-recipe.ts';
import { FeaturedLock, FeaturedLockRow, FeaturedLockRowSchema } from './recipes/featured-lock.ts';
import { FeaturedRecipesService } from './recipes/featured-recipes.service.ts';
import { LibrarySeedingService } from './recipes/library-seeding.service.ts';
import { OwnRecipesController } from './recipes/own-recipes.controller.ts';
import { OwnRecipesService } from './recipes/own-recipes.service.ts';
import { OwnRecipesLock, OwnRecipesLockRow, OwnRecipesLockRowSchema } from './recipes/own-recipes-lock.ts';
import {
  DeletedRecipeRow,
  DeletedRecipeRowSchema,
  RecipeRow,
  RecipeRowSchema,
} from './recipes/recipe.schema.ts';
import { RecipeDraftsService } from './recipes/recipe-drafts.service.ts';
import { RecipeIndex } from './recipes/recipe-index.ts';
import { RecipeModerationService } from './recipes/recipe-moderation.service.ts';
import { RecipesController } from './recipes/recipes.controller.ts';
import { RecipesRepository } from './recipes/recipes.repository.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { SearchLeader } from './recipes/search-leader.ts';
import { SearchedRecipes } from './recipes/searched-recipes.repository.ts';
import { VariationsService } from './recipes/variations.service.ts';
import { WholeRecipes } from './recipes/whole-recipes.ts';
import { SEARCH_CLUSTER, searchClusterOf } from './search/opensearch/search-cluster.ts';
import { SimilarController } from './similar/similar.controller.ts';
import { SimilarService } from './similar/similar.service.ts';
import { MemberActs } from './trends/member-acts.service.ts';
import {
  TrendEventRow,
  TrendEventRowSchema,
  TrendRow,
  TrendRowSchema,
  TrendRunRow,
  TrendRunRowSchema,
  TrendStateRow,
  TrendStateRowSchema,
  TrendSupporterRow,
  TrendSupporterRowSchema,
} from './trends/trend.schema.ts';
import { TrendEventsRepository } from './trends/trend-events.repository.ts';
import { TrendReadingService } from './trends/trend-reading.service.ts';
import { TrendsController } from './trends/trends.controller.ts';
import { TrendsRepository } from './trends/trends.repository.ts';
import { TrendsService } from './trends/trends.service.ts';
import { ViewRow, ViewRowSchema } from './views/view.schema.ts';
import { ViewsRepository } from './views/views.repository.ts';
import { ViewsService } from './views/views.service.ts';
import { CalculateTrendsWorker } from './workers/calculate-trends.worker.ts';
import { RecalculateFactsWorker } from './workers/recalculate-facts.worker.ts';
import { RollUpDaysWorker } from './workers/roll-up-days.worker.ts';
import { WeighRatingsWorker } from './workers/weigh-ratings.worker.ts';

/** Recipes, the ingredient vocabulary, search and favorites. */
@Module({})
export class CatalogueModule {
  static forRoot(config: CatalogueConfig): DynamicModule {
    return {
      module: CatalogueModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        HealthModule,
        PersistenceModule.forRoot({
          ...databaseAs(name, config),
          migrations,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redis: redisAs(name, config),
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            { model: FavoriteRow.name, owner: 'userId' },
            { model: FavoriteCountRow.name, owner: '_id', hidden: ['sequence'] },
            // What they did goes on counting toward popularity; who did it is forgotten.
            { model: TrendEventRow.name, owner: 'userId', hidden: ['visitor', 'run'], outlivesOwner: true },
            { model: TrendSupporterRow.name, owner: 'userId' },
            {
              model: RatingRow.name,
              owner: 'userId',
              hidden: ['weight', 'growsAt', 'moderationRevision', 'textRevision'],
            },
            { model: RatingCountRow.name, owner: '_id' },
            { model: CollectionRow.name, owner: 'userId' },
            { model: ConversationRow.name, owner: 'userId', hidden: ['memory'] },
            { model: TurnRow.name, owner: 'userId', hidden: ['pieces'] },
            { model: AnswerReportRow.name, owner: 'userId' },
            { model: BartenderLimitsRow.name, owner: '_id' },
            { model: ModelBudgetRow.name, owner: 'userId' },
            { model: RecipeNoteRow.name, owner: 'userId' },
            { model: RecipeVersionRow.name, owner: 'userId' },
            { model: OwnImportRow.name, owner: 'userId' },
            { model: OwnRecipesLockRow.name, owner: '_id', hidden: ['taken'] },
            // Public recipes are everybody's by now; who entered them is forgotten. The others went before.
            {
              model: RecipeRow.name,
              owner: 'userId',
              hidden: ['moderationRevision', 'textRevision'],
              outlivesOwner: true,
            },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            { model: RecipeRow.name, changedAt: 'updatedAt' },
            { model: RecipeVersionRow.name, changedAt: 'savedAt' },
            { model: FavoriteRow.name, changedAt: 'createdAt' },
            { model: RatingRow.name, changedAt: 'updatedAt', hidden: ['weight', 'growsAt'] },
            { model: TrendRow.name },
            { model: RecipeDayRow.name },
            { model: FailedSearchRow.name, changedAt: 'at', hidden: ['marks'] },
            { model: CollectionRow.name, changedAt: 'updatedAt' },
          ],
        }),
        MongooseModule.forFeature([
          { name: RecipeRow.name, schema: RecipeRowSchema },
          { name: RecipeNoteRow.name, schema: RecipeNoteRowSchema },
          { name: RecipeVersionRow.name, schema: RecipeVersionRowSchema },
          { name: OwnImportRow.name, schema: OwnImportRowSchema },
          { name: OwnRecipesLockRow.name, schema: OwnRecipesLockRowSchema },
          { name: DeletedRecipeRow.name, schema: DeletedRecipeRowSchema },
          { name: IngredientRow.name, schema: IngredientRowSchema },
          { name: VocabularyRow.name, schema: VocabularyRowSchema },
          { name: FavoriteRow.name, schema: FavoriteRowSchema },
          { name: FavoriteCountRow.name, schema: FavoriteCountRowSchema },
          { name: CollectionRow.name, schema: CollectionRowSchema },
          { name: ConversationRow.name, schema: ConversationRowSchema },
          { name: TurnRow.name, schema: TurnRowSchema },
          { name: AnswerReportRow.name, schema: AnswerReportRowSchema },
          { name: BartenderLimitsRow.name, schema: BartenderLimitsRowSchema },
          { name: UnansweredQuestionRow.name, schema: UnansweredQuestionRowSchema },
          { name: ModelBudgetRow.name, schema: ModelBudgetRowSchema },
          { name: ModelSettingsRow.name, schema: ModelSettingsRowSchema },
          { name: RatingRow.name, schema: RatingRowSchema },
          { name: RatingCountRow.name, schema: RatingCountRowSchema },
          { name: FeaturedLockRow.name, schema: FeaturedLockRowSchema },
          { name: RecipeDayRow.name, schema: RecipeDayRowSchema },
          { name: FailedSearchRow.name, schema: FailedSearchRowSchema },
          { name: ViewRow.name, schema: ViewRowSchema },
          { name: TrendEventRow.name, schema: TrendEventRowSchema },
          { name: TrendRow.name, schema: TrendRowSchema },
          { name: TrendSupporterRow.name, schema: TrendSupporterRowSchema },
          { name: TrendRunRow.name, schema: TrendRunRowSchema },
          { name: TrendStateRow.name, schema: TrendStateRowSchema },
          { name: RecipeImportRow.name, schema: RecipeImportRowSchema },
          { name: RecipeImportPartRow.name, schema: RecipeImportPartRowSchema },
          { name: ImportedRecipeRow.name, schema: ImportedRecipeRowSchema },
        ]),
      ],
      controllers: [
        RecipesController,
        OwnRecipesController,
        OwnImportsController,
        RecipeNotesController,
        RecipeVersionsController,
        AdminIngredientsController,
        AdminRecipesController,
        RecipeFilesController,
        IngredientsController,
        FavoritesController,
        DiscoverController,
        SimilarController,
        TrendsController,
        FiguresController,
        CountForTrendsWhenRecipeRated,
        CountForTrendsWhenRecipeSaved,
        RatingsController,
        CollectionsController,
        AssistantController,
        EraseMemberWhenMemberDeleted,
        WithholdRecipeWhenRecipeModerated,
        WithholdReviewWhenReviewModerated,
      ],
      providers: [
        Clock,
        {
          provide: FollowedSettings,
          inject: [Caller],
          useFactory: (caller: Caller) =>
            new FollowedSettings(() => caller.call(settingsInternalRoutes.current, {})),
        },
        { provide: CONFIG, useValue: config },
        AdminAssistantService,
        AdminRatingsService,
        AdminIngredientsService,
        AdminRecipesService,
        AnswerPieces,
        AnswerReportsRepository,
        BartenderLimitsRepository,
        UnansweredQuestionsRepository,
        AssistantService,
        AttachedToRecipe,
        BackgroundWork,
        CollectionsRepository,
        CollectionsService,
        CalculateTrendsWorker,
        RecalculateFactsWorker,
        ConversationsRepository,
        DiscoverService,
        SimilarService,
        FavoritesRepository,
        FavoritesService,
        FeaturedLock,
        FeaturedRecipesService,
        IngredientsRepository,
        IngredientsService,
        LanguageModel,
        LibrarySeedingService,
        MemberFacts,
        ModelAnswers,
        ModelBudgets,
        ModelSettingsRepository,
        ModelSettingsService,
        OwnFileReading,
        OwnBelongingsService,
        OwnImportsRepository,
        OwnImportsService,
        OwnRecipesLock,
        OwnRecipesService,
        RatedRecipes,
        RatingLane,
        RatingsRepository,
        RatingsService,
        RecipeExportService,
        RecipeImportReadingService,
        RecipeImportsRepository,
        RecipeImportsService,
        RecipeDraftsService,
        RecipeModerationService,
        RecipeNotesRepository,
        RecipeNotesService,
        RecipeVersionsRepository,
        RecipeVersionsService,
        RecipeIndex,
        SearchLeader,
        SearchedRecipes,
        { provide: SEARCH_CLUSTER, useFactory: () => searchClusterOf(config) },
        RecipesRepository,
        RecipesService,
        MemberActs,
        TrendEventsRepository,
        TrendReadingService,
        TrendsRepository,
        TrendsService,
        ReviewAuthors,
        Screening,
        VariationsService,
        ViewsRepository,
        ViewsService,
        VocabularyHolder,
        FailedSearchesRepository,
        FiguresService,
        RecipeDaysRepository,
        RollUpDaysWorker,
        WeighRatingsWorker,
        WholeRecipes,
      ],
    };
  }
}
