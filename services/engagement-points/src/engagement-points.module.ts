import { memberCardsFeature, serviceModule } from '@barspoon/messaging';
import { type ConfigOf, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { achievementsFeature } from './achievements/achievements.feature.ts';
import { activitiesFeature } from './activities/activities.feature.ts';
import { awardsFeature } from './awards/awards.feature.ts';
import { challengesFeature } from './challenges/challenges.feature.ts';
import { name, type variables } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { BOARDS_REDIS, connectToRedis } from './leaderboards/board-store.ts';
import { leaderboardsFeature } from './leaderboards/leaderboards.feature.ts';
import { ledgerFeature } from './ledger/ledger.feature.ts';
import { migrations } from './migrations.ts';
import { pointsFeature } from './points/points.feature.ts';
import { simulationsFeature } from './simulations/simulations.feature.ts';
import { suspicionsFeature } from './suspicions/suspicions.feature.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** What members do, the points it earns and the levels they reach. */
@Module({})
export class EngagementPointsModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return serviceModule(EngagementPointsModule, {
      name,
      config,
      redis: redisAs(name, config),
      migrations,
      features: [
        achievementsFeature,
        activitiesFeature,
        awardsFeature,
        challengesFeature,
        consumersFeature,
        leaderboardsFeature,
        ledgerFeature,
        memberCardsFeature,
        pointsFeature,
        simulationsFeature,
        suspicionsFeature,
        workersFeature,
      ],
      providers: [{ provide: BOARDS_REDIS, useFactory: () => connectToRedis(redisAs(name, config)) }],
    });
  }
}
