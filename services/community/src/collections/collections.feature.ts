import type { Feature } from '@barspoon/messaging';
import { AttachedCollectionRow, AttachedCollectionRowSchema } from './attached-collection.schema.ts';
import { AttachedCollectionsRepository } from './attached-collections.repository.ts';
import { AttachedCollectionsService } from './attached-collections.service.ts';
import { AttachmentsStarter } from './attachments-starter.ts';

export const collectionsFeature: Feature = {
  tables: [
    {
      row: AttachedCollectionRow,
      schema: AttachedCollectionRowSchema,
      own: [{ owner: 'userId', hidden: ['revision'] }],
    },
  ],
  providers: [AttachedCollectionsRepository, AttachedCollectionsService, AttachmentsStarter],
};
