import type { Feature } from '@barspoon/messaging';
import { PointsRepository } from './points.repository.ts';
import { PointsRow, PointsRowSchema } from './points.schema.ts';
import { WindowPointsRepository } from './window-points.repository.ts';
import { WindowPointsRow, WindowPointsRowSchema } from './window-points.schema.ts';

export const pointsFeature: Feature = {
  tables: [
    {
      row: WindowPointsRow,
      schema: WindowPointsRowSchema,
      own: [{ owner: 'userId', hidden: ['sequence', 'listed'] }],
    },
    {
      row: PointsRow,
      schema: PointsRowSchema,
      own: [{ owner: '_id', hidden: ['sequence', 'entries', 'listed'] }],
    },
  ],
  providers: [PointsRepository, WindowPointsRepository],
};
