import type { Feature } from '@barspoon/messaging';
import { FollowRow, FollowRowSchema } from './follow.schema.ts';
import { FollowCountsRepository } from './follow-counts.repository.ts';
import { FollowCountsRow, FollowCountsRowSchema } from './follow-counts.schema.ts';
import { FollowsRepository } from './follows.repository.ts';

export const followsFeature: Feature = {
  tables: [
    {
      row: FollowRow,
      schema: FollowRowSchema,
      own: [{ owner: 'followerId' }, { owner: 'followedId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    { row: FollowCountsRow, schema: FollowCountsRowSchema, own: [{ owner: '_id', hidden: ['revision'] }] },
  ],
  providers: [FollowCountsRepository, FollowsRepository],
};
