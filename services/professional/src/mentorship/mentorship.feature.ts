import type { Feature } from '@barspoon/messaging';
import { AdminMentorsController } from './admin-mentors.controller.ts';
import { AdminMentorsService } from './admin-mentors.service.ts';
import { ConnectionsController } from './connections.controller.ts';
import { ConnectionsService } from './connections.service.ts';
import { MentorsController } from './mentors.controller.ts';
import { MentorsService } from './mentors.service.ts';

export const mentorshipFeature: Feature = {
  controllers: [AdminMentorsController, ConnectionsController, MentorsController],
  providers: [AdminMentorsService, ConnectionsService, MentorsService],
};
