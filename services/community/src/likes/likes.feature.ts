import type { Feature } from '@barspoon/messaging';
import { PostLikeRow, PostLikeRowSchema } from './like.schema.ts';
import { LikesController } from './likes.controller.ts';
import { LikesRepository } from './likes.repository.ts';
import { LikesService } from './likes.service.ts';

export const likesFeature: Feature = {
  tables: [
    {
      row: PostLikeRow,
      schema: PostLikeRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'createdAt' },
    },
  ],
  controllers: [LikesController],
  providers: [LikesRepository, LikesService],
};
