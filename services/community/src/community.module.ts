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
import { AuthorRow, AuthorRowSchema } from './authors/author.schema.ts';
import { AuthorsController } from './authors/authors.controller.ts';
import { AuthorsRepository } from './authors/authors.repository.ts';
import { AuthorsService } from './authors/authors.service.ts';
import {
  AttachedCollectionRow,
  AttachedCollectionRowSchema,
} from './collections/attached-collection.schema.ts';
import { AttachedCollectionsRepository } from './collections/attached-collections.repository.ts';
import { AttachedCollectionsService } from './collections/attached-collections.service.ts';
import { CommentRow, CommentRowSchema } from './comments/comment.schema.ts';
import { CommentModeration } from './comments/comment-moderation.ts';
import { CommentsController } from './comments/comments.controller.ts';
import { CommentsRepository } from './comments/comments.repository.ts';
import { CommentsService } from './comments/comments.service.ts';
import { CONFIG, type CommunityConfig, name } from './config.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { ForgetCollectionWhenCollectionDeleted } from './consumers/forget-collection-when-collection-deleted.consumer.ts';
import { ForgetRecipeWhenRecipeDeleted } from './consumers/forget-recipe-when-recipe-deleted.consumer.ts';
import { KeepAuthorWhenProfileChanged } from './consumers/keep-author-when-profile-changed.consumer.ts';
import { KeepAuthorWhenRegistered } from './consumers/keep-author-when-registered.consumer.ts';
import { KeepAuthorWhenStandingChanged } from './consumers/keep-author-when-standing-changed.consumer.ts';
import { KeepMemberRecipeWhenRecipeTextRevised } from './consumers/keep-member-recipe-when-recipe-text-revised.consumer.ts';
import { KeepCollectionWhenCollectionCreated } from './consumers/keep-collection-when-collection-created.consumer.ts';
import { KeepCollectionWhenCollectionRevised } from './consumers/keep-collection-when-collection-revised.consumer.ts';
import { KeepRecipeWhenRecipePublished } from './consumers/keep-recipe-when-recipe-published.consumer.ts';
import { KeepRecipeWhenRecipeRevised } from './consumers/keep-recipe-when-recipe-revised.consumer.ts';
import { KeepReviewWhenReviewRevised } from './consumers/keep-review-when-review-revised.consumer.ts';
import { RecordActivityWhenChallengeJoined } from './consumers/record-activity-when-challenge-joined.consumer.ts';
import { RecordActivityWhenCollectionCreated } from './consumers/record-activity-when-collection-created.consumer.ts';
import { RecordActivityWhenCollectionRevised } from './consumers/record-activity-when-collection-revised.consumer.ts';
import { RecordActivityWhenRecipePublished } from './consumers/record-activity-when-recipe-published.consumer.ts';
import { RecordActivityWhenRecipeRevised } from './consumers/record-activity-when-recipe-revised.consumer.ts';
import { RecordActivityWhenRecipeSaved } from './consumers/record-activity-when-recipe-saved.consumer.ts';
import { RecordActivityWhenSessionStarted } from './consumers/record-activity-when-session-started.consumer.ts';
import { TakeActivityBackWhenCollectionDeleted } from './consumers/take-activity-back-when-collection-deleted.consumer.ts';
import { TakeActivityBackWhenRecipeDeleted } from './consumers/take-activity-back-when-recipe-deleted.consumer.ts';
import { TakeActivityBackWhenRecipeUnsaved } from './consumers/take-activity-back-when-recipe-unsaved.consumer.ts';
import { ContactController } from './contact/contact.controller.ts';
import { ContactService } from './contact/contact.service.ts';
import { ContactMessageRow, ContactMessageRowSchema } from './contact/contact-message.schema.ts';
import { ContactMessagesRepository } from './contact/contact-messages.repository.ts';
import { DeparturesService } from './departures/departures.service.ts';
import { DistanceRow, DistanceRowSchema } from './distances/distance.schema.ts';
import { DistancesController } from './distances/distances.controller.ts';
import { DistancesRepository } from './distances/distances.repository.ts';
import { DistancesService } from './distances/distances.service.ts';
import { WhoMeets } from './distances/who-meets.ts';
import { FiguresController } from './figures/figures.controller.ts';
import { FiguresService } from './figures/figures.service.ts';
import { PostDayRow, PostDayRowSchema } from './figures/post-day.schema.ts';
import { PostDaysRepository } from './figures/post-days.repository.ts';
import { FollowRow, FollowRowSchema } from './follows/follow.schema.ts';
import { FollowCountsRepository } from './follows/follow-counts.repository.ts';
import { FollowCountsRow, FollowCountsRowSchema } from './follows/follow-counts.schema.ts';
import { FollowsController } from './follows/follows.controller.ts';
import { FollowsRepository } from './follows/follows.repository.ts';
import { FollowsService } from './follows/follows.service.ts';
import { SuggestionsService } from './follows/suggestions.service.ts';
import { OutsideImageRow, OutsideImageRowSchema } from './images/outside-image.schema.ts';
import { OutsideImagesRepository } from './images/outside-images.repository.ts';
import { OutsideImagesService } from './images/outside-images.service.ts';
import { PostLikeRow, PostLikeRowSchema } from './likes/like.schema.ts';
import { LikesController } from './likes/likes.controller.ts';
import { LikesRepository } from './likes/likes.repository.ts';
import { LikesService } from './likes/likes.service.ts';
import { LinkPreviewRow, LinkPreviewRowSchema } from './link-previews/link-preview.schema.ts';
import { LinkPreviewsController } from './link-previews/link-previews.controller.ts';
import { LinkPreviewsRepository } from './link-previews/link-previews.repository.ts';
import { LinkPreviewsService } from './link-previews/link-previews.service.ts';
import { MemberRecipeRow, MemberRecipeRowSchema } from './member-recipes/member-recipe.schema.ts';
import { MemberRecipesRepository } from './member-recipes/member-recipes.repository.ts';
import { MemberRecipesService } from './member-recipes/member-recipes.service.ts';
import { RecipeModeration } from './member-recipes/recipe-moderation.ts';
import { MessageModeration } from './messages/message-moderation.ts';
import { ReportedMessageRow, ReportedMessageRowSchema } from './messages/reported-message.schema.ts';
import { ReportedMessagesRepository } from './messages/reported-messages.repository.ts';
import { ReportedMessagesService } from './messages/reported-messages.service.ts';
import { migrations } from './migrations.ts';
import { AdminModerationController } from './moderation/admin-moderation.controller.ts';
import { AppealsService } from './moderation/appeals.service.ts';
import { CaseRow, CaseRowSchema } from './moderation/case.schema.ts';
import { CasesRepository } from './moderation/cases.repository.ts';
import { ContentReportRow, ContentReportRowSchema } from './moderation/content-report.schema.ts';
import { ContentReportsRepository } from './moderation/content-reports.repository.ts';
import { ContentsService } from './moderation/contents.service.ts';
import { DecisionsService } from './moderation/decisions.service.ts';
import { ModerationController } from './moderation/moderation.controller.ts';
import { ModerationRulesRepository } from './moderation/moderation-rules.repository.ts';
import { ModerationRulesRow, ModerationRulesRowSchema } from './moderation/moderation-rules.schema.ts';
import { ModerationRulesService } from './moderation/moderation-rules.service.ts';
import { QueueService } from './moderation/queue.service.ts';
import { ReporterRow, ReporterRowSchema } from './moderation/reporter.schema.ts';
import { ReportersRepository } from './moderation/reporters.repository.ts';
import { ReportsService } from './moderation/reports.service.ts';
import { ScreeningService } from './moderation/screening.service.ts';
import { TrialsService } from './moderation/trials.service.ts';
import { TrustService } from './moderation/trust.service.ts';
import { NewsController } from './news/news.controller.ts';
import { NewsService } from './news/news.service.ts';
import { NewsSourceRow, NewsSourceRowSchema } from './news/news-source.schema.ts';
import { NewsSourcesRepository } from './news/news-sources.repository.ts';
import { NewsSourcesStarter } from './news/news-sources-starter.ts';
import { AdminPhotosController } from './photos/admin-photos.controller.ts';
import {
  PhotoFileRow,
  PhotoFileRowSchema,
  PhotoLikeRow,
  PhotoLikeRowSchema,
  PhotoRow,
  PhotoRowSchema,
} from './photos/photo.schema.ts';
import { PhotoLikesRepository } from './photos/photo-likes.repository.ts';
import { PhotoModeration } from './photos/photo-moderation.ts';
import { PhotoReadingService } from './photos/photo-reading.service.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PhotosRepository } from './photos/photos.repository.ts';
import { PhotosService } from './photos/photos.service.ts';
import { AdminPostsController } from './posts/admin-posts.controller.ts';
import { PostRow, PostRowSchema } from './posts/post.schema.ts';
import { PostContents } from './posts/post-contents.ts';
import { PostModeration } from './posts/post-moderation.ts';
import { PostReadingService } from './posts/post-reading.service.ts';
import { PostsController } from './posts/posts.controller.ts';
import { PostsRepository } from './posts/posts.repository.ts';
import { PostsService } from './posts/posts.service.ts';
import { AttachedRecipeRow, AttachedRecipeRowSchema } from './recipes/attached-recipe.schema.ts';
import { AttachedRecipesRepository } from './recipes/attached-recipes.repository.ts';
import { AttachmentsStarter } from './recipes/attachments-starter.ts';
import { ReviewRow, ReviewRowSchema } from './reviews/review.schema.ts';
import { ReviewModeration } from './reviews/review-moderation.ts';
import { ReviewsRepository } from './reviews/reviews.repository.ts';
import { ReviewsService } from './reviews/reviews.service.ts';
import { ShareRow, ShareRowSchema } from './shares/share.schema.ts';
import { SharesController } from './shares/shares.controller.ts';
import { SharesRepository } from './shares/shares.repository.ts';
import { SharesService } from './shares/shares.service.ts';
import { ActivityRecorder } from './social/activity-recorder.ts';
import { FeedLineRow, FeedLineRowSchema } from './social/feed.schema.ts';
import { FeedsRepository } from './social/feeds.repository.ts';
import { SocialController } from './social/social.controller.ts';
import { SocialActivitiesRepository } from './social/social-activities.repository.ts';
import { SocialActivityRow, SocialActivityRowSchema } from './social/social-activity.schema.ts';
import { SocialFeedService } from './social/social-feed.service.ts';
import { SocialStatsService } from './social/social-stats.service.ts';
import { ClearFeedsWorker } from './workers/clear-feeds.worker.ts';
import { FetchLinkPreviewWorker } from './workers/fetch-link-preview.worker.ts';
import { ReadNewsWorker } from './workers/read-news.worker.ts';
import { RollUpDaysWorker } from './workers/roll-up-days.worker.ts';
import { SpreadActivityWorker } from './workers/spread-activity.worker.ts';

/** Owns what members write, follow and show each other. */
@Module({})
export class CommunityModule {
  static forRoot(config: CommunityConfig): DynamicModule {
    return {
      module: CommunityModule,
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
            { model: AuthorRow.name, owner: '_id', hidden: ['words', 'usernameKey'] },
            { model: PostRow.name, owner: 'userId', hidden: ['words', 'revision', 'untold'] },
            { model: CommentRow.name, owner: 'userId', hidden: ['threadAt', 'threadId', 'untold'] },
            { model: PostLikeRow.name, owner: 'userId' },
            { model: AttachedCollectionRow.name, owner: 'userId', hidden: ['revision'] },
            { model: PhotoRow.name, owner: 'userId', hidden: ['revision'] },
            { model: PhotoFileRow.name, owner: 'userId' },
            { model: PhotoLikeRow.name, owner: 'userId' },
            { model: ReviewRow.name, owner: 'userId', hidden: ['revision'] },
            { model: MemberRecipeRow.name, owner: 'userId', hidden: ['revision', 'textRevision'] },
            { model: ReportedMessageRow.name, owner: 'userId', hidden: ['revision'] },
            {
              model: CaseRow.name,
              owner: 'authorId',
              hidden: ['revision', 'weight', 'reportsCount', 'decidedBy'],
            },
            // What somebody reported is looked at when they have left too.
            { model: ContentReportRow.name, owner: 'userId', outlivesOwner: true },
            { model: ReporterRow.name, owner: '_id' },
            { model: ContactMessageRow.name, owner: 'userId', hidden: ['revision'] },
            { model: FollowRow.name, owner: 'followerId' },
            { model: FollowRow.name, owner: 'followedId' },
            { model: DistanceRow.name, owner: 'userId' },
            // Whoever blocks or mutes a member keeps that to themselves until the member leaves.
            { model: DistanceRow.name, owner: 'otherId', hidden: ['userId', 'kind', 'createdAt'] },
            { model: FollowCountsRow.name, owner: '_id', hidden: ['revision'] },
            { model: SocialActivityRow.name, owner: 'userId', hidden: ['spread', 'pages', 'changedAt'] },
            // How often a post was shared outlives whoever shared it.
            { model: ShareRow.name, owner: 'userId', outlivesOwner: true },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            { model: PostRow.name, changedAt: 'updatedAt', hidden: ['words', 'untold'] },
            { model: CommentRow.name, changedAt: 'updatedAt', hidden: ['threadAt', 'threadId', 'untold'] },
            { model: PostLikeRow.name, changedAt: 'createdAt' },
            { model: ShareRow.name, changedAt: 'createdAt' },
            { model: FollowRow.name, changedAt: 'createdAt' },
            { model: PhotoRow.name, changedAt: 'createdAt', hidden: ['placeholder'] },
            { model: PhotoLikeRow.name, changedAt: 'createdAt' },
            { model: CaseRow.name, changedAt: 'updatedAt' },
            { model: ContentReportRow.name, changedAt: 'createdAt' },
            { model: PostDayRow.name },
          ],
        }),
        MongooseModule.forFeature([
          { name: PostDayRow.name, schema: PostDayRowSchema },
          { name: AuthorRow.name, schema: AuthorRowSchema },
          { name: CaseRow.name, schema: CaseRowSchema },
          { name: ContentReportRow.name, schema: ContentReportRowSchema },
          { name: ModerationRulesRow.name, schema: ModerationRulesRowSchema },
          { name: ReporterRow.name, schema: ReporterRowSchema },
          { name: CommentRow.name, schema: CommentRowSchema },
          { name: ContactMessageRow.name, schema: ContactMessageRowSchema },
          { name: DistanceRow.name, schema: DistanceRowSchema },
          { name: FeedLineRow.name, schema: FeedLineRowSchema },
          { name: FollowCountsRow.name, schema: FollowCountsRowSchema },
          { name: FollowRow.name, schema: FollowRowSchema },
          { name: LinkPreviewRow.name, schema: LinkPreviewRowSchema },
          { name: NewsSourceRow.name, schema: NewsSourceRowSchema },
          { name: OutsideImageRow.name, schema: OutsideImageRowSchema },
          { name: PhotoFileRow.name, schema: PhotoFileRowSchema },
          { name: PhotoLikeRow.name, schema: PhotoLikeRowSchema },
          { name: PhotoRow.name, schema: PhotoRowSchema },
          { name: PostLikeRow.name, schema: PostLikeRowSchema },
          { name: PostRow.name, schema: PostRowSchema },
          { name: AttachedCollectionRow.name, schema: AttachedCollectionRowSchema },
          { name: AttachedRecipeRow.name, schema: AttachedRecipeRowSchema },
          { name: MemberRecipeRow.name, schema: MemberRecipeRowSchema },
          { name: ReportedMessageRow.name, schema: ReportedMessageRowSchema },
          { name: ReviewRow.name, schema: ReviewRowSchema },
          { name: ShareRow.name, schema: ShareRowSchema },
          { name: SocialActivityRow.name, schema: SocialActivityRowSchema },
        ]),
      ],
      controllers: [
        AuthorsController,
        CommentsController,
        ContactController,
        EraseMemberWhenMemberDeleted,
        ForgetCollectionWhenCollectionDeleted,
        ForgetRecipeWhenRecipeDeleted,
        KeepAuthorWhenProfileChanged,
        KeepAuthorWhenRegistered,
        KeepCollectionWhenCollectionCreated,
        KeepCollectionWhenCollectionRevised,
        KeepRecipeWhenRecipePublished,
        KeepRecipeWhenRecipeRevised,
        KeepMemberRecipeWhenRecipeTextRevised,
        KeepReviewWhenReviewRevised,
        LikesController,
        LinkPreviewsController,
        AdminPhotosController,
        ModerationController,
        AdminModerationController,
        NewsController,
        AdminPostsController,
        PhotosController,
        PostsController,
        SharesController,
        DistancesController,
        FollowsController,
        FiguresController,
        SocialController,
        RecordActivityWhenRecipePublished,
        RecordActivityWhenRecipeRevised,
        RecordActivityWhenRecipeSaved,
        TakeActivityBackWhenRecipeDeleted,
        TakeActivityBackWhenRecipeUnsaved,
        RecordActivityWhenCollectionCreated,
        RecordActivityWhenCollectionRevised,
        TakeActivityBackWhenCollectionDeleted,
        RecordActivityWhenChallengeJoined,
        RecordActivityWhenSessionStarted,
        KeepAuthorWhenStandingChanged,
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
        AuthorsRepository,
        AuthorsService,
        CommentsRepository,
        CommentsService,
        ContactMessagesRepository,
        ContactService,
        DeparturesService,
        FollowsRepository,
        OutsideImagesRepository,
        OutsideImagesService,
        FetchLinkPreviewWorker,
        LinkPreviewsRepository,
        LinkPreviewsService,
        NewsService,
        NewsSourcesRepository,
        NewsSourcesStarter,
        ReadNewsWorker,
        LikesRepository,
        LikesService,
        PhotoLikesRepository,
        PhotoReadingService,
        PhotosRepository,
        PhotosService,
        AppealsService,
        CasesRepository,
        CommentModeration,
        ContentReportsRepository,
        ContentsService,
        DecisionsService,
        ModerationRulesRepository,
        ModerationRulesService,
        PhotoModeration,
        PostModeration,
        QueueService,
        ReportersRepository,
        MessageModeration,
        MemberRecipesRepository,
        MemberRecipesService,
        RecipeModeration,
        ReportedMessagesRepository,
        ReportedMessagesService,
        ReportsService,
        ReviewModeration,
        ReviewsRepository,
        ReviewsService,
        ScreeningService,
        TrialsService,
        TrustService,
        PostContents,
        PostReadingService,
        PostsRepository,
        PostsService,
        AttachmentsStarter,
        AttachedCollectionsRepository,
        AttachedCollectionsService,
        AttachedRecipesRepository,
        SharesRepository,
        SharesService,
        ActivityRecorder,
        ClearFeedsWorker,
        DistancesRepository,
        DistancesService,
        WhoMeets,
        FeedsRepository,
        FollowCountsRepository,
        FollowsService,
        SocialActivitiesRepository,
        SocialFeedService,
        SocialStatsService,
        FiguresService,
        PostDaysRepository,
        RollUpDaysWorker,
        SpreadActivityWorker,
        SuggestionsService,
      ],
    };
  }
}
