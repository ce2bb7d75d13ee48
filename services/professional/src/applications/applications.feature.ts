import type { Feature } from '@barspoon/messaging';
import { ApplicationRow, ApplicationRowSchema } from './application.schema.ts';
import { ApplicationNoteRow, ApplicationNoteRowSchema } from './application-note.schema.ts';
import { ApplicationNotesRepository } from './application-notes.repository.ts';
import { ApplicationsRepository } from './applications.repository.ts';

export const applicationsFeature: Feature = {
  tables: [
    {
      row: ApplicationRow,
      schema: ApplicationRowSchema,
      own: [{ owner: 'applicantUserId', hidden: ['revision'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['coverLetter', 'additionalNotes', 'revision'] },
    },
    {
      row: ApplicationNoteRow,
      schema: ApplicationNoteRowSchema,
      own: [
        { owner: 'authorUserId', hidden: ['applicantUserId'] },
        // What others note of a member is theirs, and goes when the member leaves.
        { owner: 'applicantUserId', hidden: ['authorUserId', 'text'] },
      ],
    },
  ],
  providers: [ApplicationNotesRepository, ApplicationsRepository],
};
