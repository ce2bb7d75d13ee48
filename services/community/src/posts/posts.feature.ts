import type { Feature } from '@barspoon/messaging';
import { AdminPostsController } from './admin-posts.controller.ts';
import { PostLikeRow, PostLikeRowSchema } from './like.schema.ts';
import { LikesController } from './likes.controller.ts';
import { LikesRepository } from './likes.repository.ts';
import { LikesService } from './likes.service.ts';
import { PostRow, PostRowSchema } from './post.schema.ts';
import { PostContents } from './post-contents.ts';
import { PostModeration } from './post-moderation.ts';
import { PostReadingService } from './post-reading.service.ts';
import { PostsController } from './posts.controller.ts';
import { PostsRepository } from './posts.repository.ts';
import { PostsService } from './posts.service.ts';

export const postsFeature: Feature = {
  tables: [
    {
      row: PostRow,
      schema: PostRowSchema,
      own: [{ owner: 'userId', hidden: ['words', 'revision', 'untold'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['words', 'untold'] },
    },
    {
      row: PostLikeRow,
      schema: PostLikeRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'createdAt' },
    },
  ],
  controllers: [AdminPostsController, LikesController, PostsController],
  providers: [
    LikesRepository,
    LikesService,
    PostContents,
    PostModeration,
    PostReadingService,
    PostsRepository,
    PostsService,
  ],
};
