import type { Feature } from '@barspoon/messaging';
import { PointsRepository } from './points.repository.ts';
import { PointsRow, PointsRowSchema } from './points.schema.ts';
import { PointsService } from './points.service.ts';

export const pointsFeature: Feature = {
  tables: [
    {
      row: PointsRow,
      schema: PointsRowSchema,
      own: [{ owner: '_id', hidden: ['sequence', 'entries', 'listed'] }],
    },
  ],
  providers: [PointsRepository, PointsService],
};
