import type { Feature } from '@barspoon/messaging';
import { ConnectionRow, ConnectionRowSchema } from './connection.schema.ts';
import { ConnectionsController } from './connections.controller.ts';
import { ConnectionsRepository } from './connections.repository.ts';
import { ConnectionsService } from './connections.service.ts';

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
  controllers: [ConnectionsController],
  providers: [ConnectionsRepository, ConnectionsService],
};
