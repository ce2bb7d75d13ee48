import type { Feature } from '@barspoon/messaging';
import { SuspicionRow, SuspicionRowSchema } from './suspicion.schema.ts';
import { SuspicionsController } from './suspicions.controller.ts';
import { SuspicionsRepository } from './suspicions.repository.ts';
import { SuspicionsService } from './suspicions.service.ts';

export const suspicionsFeature: Feature = {
  tables: [
    {
      row: SuspicionRow,
      schema: SuspicionRowSchema,
      own: [{ owner: 'userId', hidden: ['others', 'dismissal'] }],
    },
  ],
  controllers: [SuspicionsController],
  providers: [SuspicionsRepository, SuspicionsService],
};
