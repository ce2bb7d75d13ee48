import type { Feature } from '@barspoon/messaging';
import { ActivitiesRepository } from './activities.repository.ts';
import { ActivitiesService } from './activities.service.ts';
import { ActivityRow, ActivityRowSchema } from './activity.schema.ts';

export const activitiesFeature: Feature = {
  tables: [
    {
      row: ActivityRow,
      schema: ActivityRowSchema,
      own: [{ owner: 'userId', hidden: ['entry', 'counterpartId', 'countsAt'] }],
      inConsole: { changedAt: 'createdAt', hidden: ['entry'] },
    },
  ],
  providers: [ActivitiesRepository, ActivitiesService],
};
