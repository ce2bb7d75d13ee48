import type { Feature } from '@barspoon/messaging';
import { BarLinkRow, BarLinkRowSchema, BarRow, BarRowSchema } from './bar.schema.ts';
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
  providers: [BarsRepository],
};
