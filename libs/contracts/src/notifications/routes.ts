import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';

export const notificationsDeadLetterRoutes = deadLetterRoutesOf('notifications');
export const notificationsOperationRoutes = operationRoutesOf('notifications');
