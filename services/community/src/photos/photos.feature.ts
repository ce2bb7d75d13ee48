import type { Feature } from '@barspoon/messaging';
import { AdminPhotosController } from './admin-photos.controller.ts';
import { PhotoLikeRow, PhotoLikeRowSchema, PhotoRow, PhotoRowSchema } from './photo.schema.ts';
import { PhotoLikesRepository } from './photo-likes.repository.ts';
import { PhotoModeration } from './photo-moderation.ts';
import { PhotoReadingService } from './photo-reading.service.ts';
import { PhotosController } from './photos.controller.ts';
import { PhotosRepository } from './photos.repository.ts';
import { PhotosService } from './photos.service.ts';

export const photosFeature: Feature = {
  tables: [
    {
      row: PhotoRow,
      schema: PhotoRowSchema,
      own: [{ owner: 'userId', hidden: ['revision'] }],
      inConsole: { changedAt: 'createdAt', hidden: ['placeholder'] },
    },
    {
      row: PhotoLikeRow,
      schema: PhotoLikeRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'createdAt' },
    },
  ],
  controllers: [AdminPhotosController, PhotosController],
  providers: [PhotoLikesRepository, PhotoModeration, PhotoReadingService, PhotosRepository, PhotosService],
};
