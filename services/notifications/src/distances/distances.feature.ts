import type { Feature } from '@barspoon/messaging';
import { KeptDistanceRow, KeptDistanceRowSchema } from './distance.schema.ts';
import { KeptDistances } from './distances.repository.ts';

export const distancesFeature: Feature = {
  tables: [
    {
      row: KeptDistanceRow,
      schema: KeptDistanceRowSchema,
      own: [
        { owner: 'memberId' },
        // Whoever blocks or mutes a member keeps that to themselves until the member leaves.
        { owner: 'otherId', hidden: ['memberId', 'kind'] },
      ],
    },
  ],
  providers: [KeptDistances],
};
