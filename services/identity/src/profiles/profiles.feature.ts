import type { Feature } from '@barspoon/messaging';
import { ProfileRow, ProfileRowSchema } from './profile.schema.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { ProfilesService } from './profiles.service.ts';

export const profilesFeature: Feature = {
  tables: [
    {
      row: ProfileRow,
      schema: ProfileRowSchema,
      own: [{ owner: '_id', hidden: ['usernameKey', 'pointsSequence', 'revision'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['usernameKey', 'pointsSequence', 'revision'] },
    },
  ],
  controllers: [ProfilesController],
  providers: [ProfilesRepository, ProfilesService],
};
