import type { Feature } from '@barspoon/messaging';
import { AdminPostingsController } from './admin-postings.controller.ts';
import { AdminPostingsService } from './admin-postings.service.ts';
import { PostingRow, PostingRowSchema } from './posting.schema.ts';
import { PostingClosing } from './posting-closing.service.ts';
import { PostingIndex } from './posting-index.ts';
import { PostingsController } from './postings.controller.ts';
import { PostingsRepository } from './postings.repository.ts';
import { PostingsService } from './postings.service.ts';

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
  controllers: [AdminPostingsController, PostingsController],
  providers: [AdminPostingsService, PostingClosing, PostingIndex, PostingsRepository, PostingsService],
};
