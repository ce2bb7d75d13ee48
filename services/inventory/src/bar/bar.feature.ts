import type { Feature } from '@barspoon/messaging';
import { BarController } from './bar.controller.ts';
import { BarLinkRow, BarLinkRowSchema, BarRow, BarRowSchema } from './bar.schema.ts';
import { BarService } from './bar.service.ts';
import { BarsRepository } from './bars.repository.ts';

export const barFeature: Feature = {
  tables: [
    {
      row: BarLinkRow,
      schema: BarLinkRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    { row: BarRow, schema: BarRowSchema, own: [{ owner: '_id', hidden: ['sequence', 'revision'] }] },
  ],
  controllers: [BarController],
  providers: [BarService, BarsRepository],
};
