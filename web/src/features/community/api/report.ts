import { moderationRoutes, type SentInputOf } from '@barspoon/contracts';
import { call } from '../../../lib/api/call.ts';

type Report = SentInputOf<typeof moderationRoutes.reportPost>['body'];

export const reportPost = (id: string, body: Report) =>
  call(moderationRoutes.reportPost, { params: { id }, body });

export const reportComment = (id: string, body: Report) =>
  call(moderationRoutes.reportComment, { params: { id }, body });
