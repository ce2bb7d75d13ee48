import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

export const communityDeadLetterRoutes = deadLetterRoutesOf('community');
export const communityOperationRoutes = operationRoutesOf('community');
export const communityStateRoutes = serviceStateRoutesOf('community');
export const communityAuditRoutes = auditRoutesOf('community');
export const communityOwnDataRoutes = ownDataRoutesOf('community');
export const communityTableRoutes = tableRoutesOf('community');

export { adminCommentRoutes, adminPostRoutes } from './admin-post-routes.ts';
export {
  adminContactRoutes,
  contactInternalRoutes,
  contactReplyInput,
  contactRoutes,
  maxContactReplies,
} from './contact.ts';
export { communityFigureRoutes } from './figures.ts';
export { distanceRoutes, followRoutes } from './follows.ts';
export { linkPreviewRoutes } from './link-previews.ts';
export { menuReportRoutes } from './menu-report-routes.ts';
export { adminModerationRoutes, moderationRoutes } from './moderation-routes.ts';
export { adminNewsRoutes, newsInternalRoutes, newsRoutes } from './news.ts';
export { adminPhotoRoutes, photoInternalRoutes, photoRoutes } from './photos.ts';
export * from './post-routes.ts';
export { socialRoutes } from './social.ts';
