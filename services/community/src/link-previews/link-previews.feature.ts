import type { Feature } from '@barspoon/messaging';
import { LinkPreviewRow, LinkPreviewRowSchema } from './link-preview.schema.ts';
import { LinkPreviewsController } from './link-previews.controller.ts';
import { LinkPreviewsRepository } from './link-previews.repository.ts';
import { LinkPreviewsService } from './link-previews.service.ts';

export const linkPreviewsFeature: Feature = {
  tables: [{ row: LinkPreviewRow, schema: LinkPreviewRowSchema }],
  controllers: [LinkPreviewsController],
  providers: [LinkPreviewsRepository, LinkPreviewsService],
};
