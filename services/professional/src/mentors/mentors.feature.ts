import type { Feature } from '@barspoon/messaging';
import { AdminMentorsController } from './admin-mentors.controller.ts';
import { AdminMentorsService } from './admin-mentors.service.ts';
import { MentorProfileRow, MentorProfileRowSchema } from './mentor-profile.schema.ts';
import { MentorsController } from './mentors.controller.ts';
import { MentorsRepository } from './mentors.repository.ts';
import { MentorsService } from './mentors.service.ts';

export const mentorsFeature: Feature = {
  tables: [
    {
      row: MentorProfileRow,
      schema: MentorProfileRowSchema,
      own: [{ owner: '_id', hidden: ['words', 'revision'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['words', 'revision'] },
    },
  ],
  controllers: [AdminMentorsController, MentorsController],
  providers: [AdminMentorsService, MentorsRepository, MentorsService],
};
