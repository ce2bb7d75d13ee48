import type { Feature } from '@barspoon/messaging';
import { ActivityRecorder } from './activity-recorder.ts';
import { FeedLineRow, FeedLineRowSchema } from './feed.schema.ts';
import { FeedsRepository } from './feeds.repository.ts';
import { SocialController } from './social.controller.ts';
import { SocialActivitiesRepository } from './social-activities.repository.ts';
import { SocialActivityRow, SocialActivityRowSchema } from './social-activity.schema.ts';
import { SocialFeedService } from './social-feed.service.ts';
import { SocialStatsService } from './social-stats.service.ts';

export const socialFeature: Feature = {
  tables: [
    {
      row: SocialActivityRow,
      schema: SocialActivityRowSchema,
      own: [{ owner: 'userId', hidden: ['spread', 'pages', 'changedAt'] }],
    },
    { row: FeedLineRow, schema: FeedLineRowSchema },
  ],
  controllers: [SocialController],
  providers: [
    ActivityRecorder,
    FeedsRepository,
    SocialActivitiesRepository,
    SocialFeedService,
    SocialStatsService,
  ],
};
