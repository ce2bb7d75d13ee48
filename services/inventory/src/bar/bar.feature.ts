import type { Feature } from '@barspoon/messaging';
import {
  BarChoiceRow,
  BarChoiceRowSchema,
  BarLinkRow,
  BarLinkRowSchema,
  BarRow,
  BarRowSchema,
} from './bar.schema.ts';
import { BarAccess } from './bar-access.ts';
import { BarsRepository } from './bars.repository.ts';
import { OpenBarsRepository } from './open-bars.repository.ts';

const hidden = ['sequence', 'revision'];

export const barFeature: Feature = {
  tables: [
    {
      row: BarLinkRow,
      schema: BarLinkRowSchema,
      own: [{ owner: 'userId' }, { owner: 'ownerId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    {
      row: BarRow,
      schema: BarRowSchema,
      own: [
        { owner: '_id', hidden },
        { owner: 'ownerId', hidden },
      ],
    },
    { row: BarChoiceRow, schema: BarChoiceRowSchema, own: [{ owner: '_id', hidden: ['revision'] }] },
  ],
  providers: [BarAccess, BarsRepository, OpenBarsRepository],
};
