import type { Feature } from '@barspoon/messaging';
import { AdminPostingsController } from './admin-postings.controller.ts';
import { AdminPostingsService } from './admin-postings.service.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsService } from './applications.service.ts';
import { PostingsController } from './postings.controller.ts';
import { PostingsService } from './postings.service.ts';
import { SavedPostingsController } from './saved-postings.controller.ts';

export const jobBoardFeature: Feature = {
  controllers: [AdminPostingsController, ApplicationsController, PostingsController, SavedPostingsController],
  providers: [AdminPostingsService, ApplicationsService, PostingsService],
};
