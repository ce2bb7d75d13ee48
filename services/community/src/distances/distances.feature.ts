import type { Feature } from '@barspoon/messaging';
import { DistanceRow, DistanceRowSchema } from './distance.schema.ts';
import { DistancesRepository } from './distances.repository.ts';
import { WhoMeets } from './who-meets.ts';

export const distancesFeature: Feature = {
  tables: [
    {
      row: DistanceRow,
      schema: DistanceRowSchema,
      own: [
        { owner: 'userId' },
        // Whoever blocks or mutes a member keeps that to themselves until the member leaves.
        { owner: 'otherId', hidden: ['userId', 'kind', 'createdAt'] },
      ],
    },
  ],
  providers: [DistancesRepository, WhoMeets],
};
