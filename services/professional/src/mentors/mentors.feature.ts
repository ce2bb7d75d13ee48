import type { Feature } from '@barspoon/messaging';
import { MentorProfileRow, MentorProfileRowSchema } from './mentor-profile.schema.ts';
import { MentorsRepository } from './mentors.repository.ts';

export const mentorsFeature: Feature = {
  tables: [
    {
      row: MentorProfileRow,
      schema: MentorProfileRowSchema,
      own: [{ owner: '_id', hidden: ['words', 'revision'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['words', 'revision'] },
    },
  ],
  providers: [MentorsRepository],
};
