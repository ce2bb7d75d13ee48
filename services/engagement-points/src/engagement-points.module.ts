import { MessagingModule, OwnDataModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { type ConfigOf, loggingModule } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesController } from './activities/activities.controller.ts';
import { ActivitiesRepository } from './activities/activities.repository.ts';
import { ActivitiesService } from './activities/activities.service.ts';
import { ActivityRow, ActivityRowSchema } from './activities/activity.schema.ts';
import { name, type variables } from './config.ts';
import { AwardPointsWhenItemAdded } from './consumers/award-points-when-item-added.consumer.ts';
import { AwardPointsWhenRecipeSaved } from './consumers/award-points-when-recipe-saved.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { PointsRepository } from './points/points.repository.ts';
import { PointsRow, PointsRowSchema } from './points/points.schema.ts';
import { PointsService } from './points/points.service.ts';
import { AwardPointsWorker } from './workers/award-points.worker.ts';

/** What members do, the points it earns and the levels they reach. */
@Module({})
export class EngagementPointsModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return {
      module: EngagementPointsModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        PersistenceModule.forRoot({
          url: config.MONGODB_URL,
          database: `${config.MONGODB_PREFIX}_engagement_points`,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redisUrl: config.REDIS_URL,
          eventReplicas: config.EVENT_REPLICAS,
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            { model: ActivityRow.name, owner: 'userId' },
            { model: PointsRow.name, owner: '_id', hidden: ['sequence'] },
          ],
        }),
        MongooseModule.forFeature([
          { name: ActivityRow.name, schema: ActivityRowSchema },
          { name: PointsRow.name, schema: PointsRowSchema },
        ]),
      ],
      controllers: [
        ActivitiesController,
        AwardPointsWhenItemAdded,
        AwardPointsWhenRecipeSaved,
        EraseMemberWhenMemberDeleted,
      ],
      providers: [
        ActivitiesRepository,
        ActivitiesService,
        PointsRepository,
        PointsService,
        AwardPointsWorker,
      ],
    };
  }
}
