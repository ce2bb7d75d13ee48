import { MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, type ConfigOf, databaseAs, loggingModule, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  AchievementRevisionRow,
  AchievementRevisionRowSchema,
  AchievementRow,
  AchievementRowSchema,
  EarnedAchievementRow,
  EarnedAchievementRowSchema,
} from './achievements/achievement.schema.ts';
import { AchievementsController } from './achievements/achievements.controller.ts';
import { AchievementsRepository } from './achievements/achievements.repository.ts';
import { AchievementsService } from './achievements/achievements.service.ts';
import { AchievementDefinitions } from './achievements/definitions.ts';
import { EarnedAchievements } from './achievements/earned-achievements.ts';
import { Holders } from './achievements/holders.ts';
import { ActivitiesController } from './activities/activities.controller.ts';
import { ActivitiesRepository } from './activities/activities.repository.ts';
import { ActivitiesService } from './activities/activities.service.ts';
import { ActivityRow, ActivityRowSchema } from './activities/activity.schema.ts';
import { AdminChallengesService } from './challenges/admin-challenges.service.ts';
import {
  ChallengeRow,
  ChallengeRowSchema,
  ChallengeStandingRow,
  ChallengeStandingRowSchema,
  ChallengeTotalsRow,
  ChallengeTotalsRowSchema,
  EntryRow,
  EntryRowSchema,
  ParticipantRow,
  ParticipantRowSchema,
  VoteRow,
  VoteRowSchema,
} from './challenges/challenge.schema.ts';
import { ChallengeDepartures } from './challenges/challenge-departures.service.ts';
import { ChallengeProgress } from './challenges/challenge-progress.service.ts';
import { ChallengeStandingsRepository } from './challenges/challenge-standings.repository.ts';
import { ChallengesController } from './challenges/challenges.controller.ts';
import { ChallengesRepository } from './challenges/challenges.repository.ts';
import { ChallengesService } from './challenges/challenges.service.ts';
import { OwnChallengesService } from './challenges/own-challenges.service.ts';
import { name, type variables } from './config.ts';
import { AskCardAnewWhenProfileChanged } from './consumers/ask-card-anew-when-profile-changed.consumer.ts';
import { AwardPointsWhenCommentPublished } from './consumers/award-points-when-comment-published.consumer.ts';
import { AwardPointsWhenItemAdded } from './consumers/award-points-when-item-added.consumer.ts';
import { AwardPointsWhenMemberFollowed } from './consumers/award-points-when-member-followed.consumer.ts';
import { AwardPointsWhenPostLiked } from './consumers/award-points-when-post-liked.consumer.ts';
import { AwardPointsWhenRecipePublished } from './consumers/award-points-when-recipe-published.consumer.ts';
import { AwardPointsWhenRecipeRated } from './consumers/award-points-when-recipe-rated.consumer.ts';
import { AwardPointsWhenRecipeSaved } from './consumers/award-points-when-recipe-saved.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { ListMemberWhenStandingChanged } from './consumers/list-member-when-standing-changed.consumer.ts';
import { RankMemberWhenPointsAwarded } from './consumers/rank-member-when-points-awarded.consumer.ts';
import { RankMemberWhenPointsCorrected } from './consumers/rank-member-when-points-corrected.consumer.ts';
import { BOARDS_REDIS, BoardStore, connectToRedis } from './leaderboards/board-store.ts';
import { BoardsRepository } from './leaderboards/boards.repository.ts';
import { BoardsService } from './leaderboards/boards.service.ts';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.ts';
import { ListingService } from './leaderboards/listing.service.ts';
import { WindowPointsRepository } from './leaderboards/window-points.repository.ts';
import { WindowPointsRow, WindowPointsRowSchema } from './leaderboards/window-points.schema.ts';
import { AdminLedgerController } from './ledger/admin-ledger.controller.ts';
import { AdminLedgerService } from './ledger/admin-ledger.service.ts';
import { LedgerController } from './ledger/ledger.controller.ts';
import { LedgerService } from './ledger/ledger.service.ts';
import { MemberCardRow, MemberCardRowSchema } from './members/member-card.schema.ts';
import { MemberCardsRepository } from './members/member-cards.repository.ts';
import { MemberCards } from './members/member-cards.service.ts';
import { migrations } from './migrations.ts';
import { PointsRepository } from './points/points.repository.ts';
import { PointsRow, PointsRowSchema } from './points/points.schema.ts';
import { PointsService } from './points/points.service.ts';
import { SimulationsController } from './simulations/simulations.controller.ts';
import { SimulationsService } from './simulations/simulations.service.ts';
import { SuspicionRow, SuspicionRowSchema } from './suspicions/suspicion.schema.ts';
import { SuspicionsController } from './suspicions/suspicions.controller.ts';
import { SuspicionsRepository } from './suspicions/suspicions.repository.ts';
import { SuspicionsService } from './suspicions/suspicions.service.ts';
import { AdvanceChallengesWorker } from './workers/advance-challenges.worker.ts';
import { ApplyAchievementsWorker } from './workers/apply-achievements.worker.ts';
import { AwardPointsWorker } from './workers/award-points.worker.ts';
import { ExamineWeekWorker } from './workers/examine-week.worker.ts';
import { LookForSuspiciousGainsWorker } from './workers/look-for-suspicious-gains.worker.ts';

/** What members do, the points it earns and the levels they reach. */
@Module({})
export class EngagementPointsModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return {
      module: EngagementPointsModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
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
            { model: ActivityRow.name, owner: 'userId', hidden: ['entry', 'counterpartId', 'countsAt'] },
            { model: PointsRow.name, owner: '_id', hidden: ['sequence', 'entries', 'listed'] },
            { model: EarnedAchievementRow.name, owner: 'userId' },
            { model: WindowPointsRow.name, owner: 'userId', hidden: ['sequence', 'listed'] },
            { model: ParticipantRow.name, owner: 'userId' },
            { model: EntryRow.name, owner: 'userId' },
            { model: VoteRow.name, owner: 'userId' },
            { model: ChallengeStandingRow.name, owner: '_id', hidden: ['lastNumber', 'listed'] },
            { model: SuspicionRow.name, owner: 'userId', hidden: ['others', 'dismissal'] },
            { model: MemberCardRow.name, owner: '_id', hidden: ['changes', 'stale'] },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            { model: ActivityRow.name, changedAt: 'createdAt', hidden: ['entry'] },
            { model: EarnedAchievementRow.name, changedAt: 'earnedAt' },
            { model: ChallengeRow.name, changedAt: 'createdAt' },
            { model: ParticipantRow.name, changedAt: 'joinedAt' },
            { model: EntryRow.name, changedAt: 'submittedAt' },
          ],
        }),
        MongooseModule.forFeature([
          { name: ActivityRow.name, schema: ActivityRowSchema },
          { name: PointsRow.name, schema: PointsRowSchema },
          { name: AchievementRow.name, schema: AchievementRowSchema },
          { name: AchievementRevisionRow.name, schema: AchievementRevisionRowSchema },
          { name: EarnedAchievementRow.name, schema: EarnedAchievementRowSchema },
          { name: WindowPointsRow.name, schema: WindowPointsRowSchema },
          { name: MemberCardRow.name, schema: MemberCardRowSchema },
          { name: ChallengeRow.name, schema: ChallengeRowSchema },
          { name: ParticipantRow.name, schema: ParticipantRowSchema },
          { name: EntryRow.name, schema: EntryRowSchema },
          { name: VoteRow.name, schema: VoteRowSchema },
          { name: ChallengeStandingRow.name, schema: ChallengeStandingRowSchema },
          { name: ChallengeTotalsRow.name, schema: ChallengeTotalsRowSchema },
          { name: SuspicionRow.name, schema: SuspicionRowSchema },
        ]),
      ],
      controllers: [
        AchievementsController,
        ActivitiesController,
        ChallengesController,
        LeaderboardsController,
        AdminLedgerController,
        LedgerController,
        SimulationsController,
        SuspicionsController,
        AskCardAnewWhenProfileChanged,
        AwardPointsWhenCommentPublished,
        AwardPointsWhenItemAdded,
        AwardPointsWhenMemberFollowed,
        AwardPointsWhenPostLiked,
        AwardPointsWhenRecipePublished,
        AwardPointsWhenRecipeRated,
        AwardPointsWhenRecipeSaved,
        EraseMemberWhenMemberDeleted,
        ListMemberWhenStandingChanged,
        RankMemberWhenPointsAwarded,
        RankMemberWhenPointsCorrected,
      ],
      providers: [
        ActivitiesRepository,
        ActivitiesService,
        PointsRepository,
        PointsService,
        AchievementDefinitions,
        AchievementsRepository,
        AchievementsService,
        EarnedAchievements,
        Holders,
        { provide: BOARDS_REDIS, useFactory: () => connectToRedis(redisAs(name, config)) },
        BoardStore,
        BoardsRepository,
        BoardsService,
        AdminChallengesService,
        ChallengeDepartures,
        ChallengeProgress,
        ChallengesRepository,
        ChallengesService,
        ChallengeStandingsRepository,
        OwnChallengesService,
        ListingService,
        WindowPointsRepository,
        AdminLedgerService,
        LedgerService,
        SuspicionsRepository,
        SimulationsService,
        SuspicionsService,
        MemberCards,
        MemberCardsRepository,
        Clock,
        AdvanceChallengesWorker,
        ApplyAchievementsWorker,
        AwardPointsWorker,
        ExamineWeekWorker,
        LookForSuspiciousGainsWorker,
      ],
    };
  }
}
