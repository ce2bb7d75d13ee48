import type { Feature } from '@barspoon/messaging';
import { CollectionRow, CollectionRowSchema } from './collection.schema.ts';
import { CollectionsController } from './collections.controller.ts';
import { CollectionsRepository } from './collections.repository.ts';
import { CollectionsService } from './collections.service.ts';

export const collectionsFeature: Feature = {
  tables: [
    {
      row: CollectionRow,
      schema: CollectionRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'updatedAt' },
    },
  ],
  controllers: [CollectionsController],
  providers: [CollectionsRepository, CollectionsService],
};
