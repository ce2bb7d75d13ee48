import type { Feature } from '@barspoon/messaging';
import { ConnectionRow, ConnectionRowSchema } from './connection.schema.ts';
import { ConnectionsRepository } from './connections.repository.ts';

export const connectionsFeature: Feature = {
  tables: [
    {
      row: ConnectionRow,
      schema: ConnectionRowSchema,
      own: [
        { owner: 'requestedByUserId', hidden: ['pair', 'revision'] },
        { owner: 'requestedOfUserId', hidden: ['pair', 'revision'] },
      ],
      inConsole: { changedAt: 'changedAt', hidden: ['pair', 'requestMessage', 'goals', 'revision'] },
    },
  ],
  providers: [ConnectionsRepository],
};
