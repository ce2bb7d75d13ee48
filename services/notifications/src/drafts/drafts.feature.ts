import type { Feature } from '@barspoon/messaging';
import { MailDraftRow, MailDraftRowSchema } from './mail-draft.schema.ts';
import { MailDraftsController } from './mail-drafts.controller.ts';
import { MailDraftsRepository } from './mail-drafts.repository.ts';
import { MailDraftsService } from './mail-drafts.service.ts';

export const draftsFeature: Feature = {
  tables: [
    {
      row: MailDraftRow,
      schema: MailDraftRowSchema,
      // Another admin goes on with it, without the name of who has left.
      own: [{ owner: 'savedBy', outlivesOwner: true }],
    },
  ],
  controllers: [MailDraftsController],
  providers: [MailDraftsRepository, MailDraftsService],
};
