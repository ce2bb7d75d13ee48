import type { Feature } from '@barspoon/messaging';
import { ShareRow, ShareRowSchema } from './share.schema.ts';
import { SharesController } from './shares.controller.ts';
import { SharesRepository } from './shares.repository.ts';
import { SharesService } from './shares.service.ts';

export const sharesFeature: Feature = {
  tables: [
    {
      row: ShareRow,
      schema: ShareRowSchema,
      own: [
        // How often a post was shared outlives whoever shared it.
        { owner: 'userId', outlivesOwner: true },
      ],
      inConsole: { changedAt: 'createdAt' },
    },
  ],
  controllers: [SharesController],
  providers: [SharesRepository, SharesService],
};
