import type { Feature } from '@barspoon/messaging';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { PhotosRepository } from '../photos/photos.repository.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { CONTRIBUTIONS, type Contributions } from '../screening/contributions.ts';
import { AdminModerationController } from './admin-moderation.controller.ts';
import { AppealsService } from './appeals.service.ts';
import { ContentsService } from './contents.service.ts';
import { DecisionsService } from './decisions.service.ts';
import { ModerationController } from './moderation.controller.ts';
import { ModerationRulesService } from './moderation-rules.service.ts';
import { QueueService } from './queue.service.ts';
import { TrialsService } from './trials.service.ts';

export const moderationFeature: Feature = {
  controllers: [AdminModerationController, ModerationController],
  providers: [
    AppealsService,
    ContentsService,
    DecisionsService,
    ModerationRulesService,
    QueueService,
    TrialsService,
    {
      provide: CONTRIBUTIONS,
      inject: [PostsRepository, CommentsRepository, PhotosRepository],
      useFactory: (
        post: PostsRepository,
        comment: CommentsRepository,
        photo: PhotosRepository,
      ): Contributions => ({ post, comment, photo }),
    },
  ],
};
