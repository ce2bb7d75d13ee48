import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

export { adminNotificationRoutes } from './admin-notifications.ts';
export { adminMailRoutes } from './bulk-mails.ts';
export { mailDraftRoutes } from './mail-drafts.ts';
export { mailingInternalRoutes, mailingRoutes, suppressionRoutes } from './mailing.ts';
export { notificationRoutes } from './notifications.ts';
export { pushRoutes } from './push.ts';

export const notificationsDeadLetterRoutes = deadLetterRoutesOf('notifications');
export const notificationsOperationRoutes = operationRoutesOf('notifications');
export const notificationsStateRoutes = serviceStateRoutesOf('notifications');
export const notificationsAuditRoutes = auditRoutesOf('notifications');
export const notificationsOwnDataRoutes = ownDataRoutesOf('notifications');
export const notificationsTableRoutes = tableRoutesOf('notifications');
