import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';

export const notificationsDeadLetterRoutes = deadLetterRoutesOf('notifications');
export const notificationsOperationRoutes = operationRoutesOf('notifications');
export const notificationsAuditRoutes = auditRoutesOf('notifications');
