import type { Feature } from '@barspoon/messaging';
import { CommentRow, CommentRowSchema } from './comment.schema.ts';
import { CommentModeration } from './comment-moderation.ts';
import { CommentsController } from './comments.controller.ts';
import { CommentsRepository } from './comments.repository.ts';
import { CommentsService } from './comments.service.ts';

export const commentsFeature: Feature = {
  tables: [
    {
      row: CommentRow,
      schema: CommentRowSchema,
      own: [{ owner: 'userId', hidden: ['threadAt', 'threadId', 'untold'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['threadAt', 'threadId', 'untold'] },
    },
  ],
  controllers: [CommentsController],
  providers: [CommentModeration, CommentsRepository, CommentsService],
};
