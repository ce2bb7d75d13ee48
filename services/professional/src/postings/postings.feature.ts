import type { Feature } from '@barspoon/messaging';
import { PostingRow, PostingRowSchema } from './posting.schema.ts';
import { PostingClosing } from './posting-closing.service.ts';
import { PostingIndex } from './posting-index.ts';
import { PostingsRepository } from './postings.repository.ts';

export const postingsFeature: Feature = {
  tables: [
    {
      row: PostingRow,
      schema: PostingRowSchema,
      own: [
        // A job stays open for those who look for one; admins close it.
        { owner: 'postedByUserId', hidden: ['words', 'closesAt', 'revision'], outlivesOwner: true },
      ],
      inConsole: { changedAt: 'updatedAt', hidden: ['words', 'closesAt', 'revision'] },
    },
  ],
  providers: [PostingClosing, PostingIndex, PostingsRepository],
};
