import type { Feature } from '@barspoon/messaging';
import { EndorsementRow, EndorsementRowSchema } from './endorsement.schema.ts';
import { EndorsementsController } from './endorsements.controller.ts';
import { EndorsementsRepository } from './endorsements.repository.ts';
import { EndorsementsService } from './endorsements.service.ts';

export const endorsementsFeature: Feature = {
  tables: [
    {
      row: EndorsementRow,
      schema: EndorsementRowSchema,
      own: [{ owner: 'ownerId' }, { owner: 'endorserId' }],
      inConsole: { changedAt: 'createdAt' },
    },
  ],
  controllers: [EndorsementsController],
  providers: [EndorsementsRepository, EndorsementsService],
};
