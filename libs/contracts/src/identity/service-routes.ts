import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

// In a file of their own, so that a page that needs one route of the service does not load them.
export const identityDeadLetterRoutes = deadLetterRoutesOf('identity');
export const identityOperationRoutes = operationRoutesOf('identity');
export const identityStateRoutes = serviceStateRoutesOf('identity');
export const identityAuditRoutes = auditRoutesOf('identity');
export const identityOwnDataRoutes = ownDataRoutesOf('identity');
export const identityTableRoutes = tableRoutesOf('identity');
