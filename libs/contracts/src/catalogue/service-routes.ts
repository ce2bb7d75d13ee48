import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

// In a file of their own, so that a page that needs one route of the service does not load them.
export const catalogueDeadLetterRoutes = deadLetterRoutesOf('catalogue');
export const catalogueOperationRoutes = operationRoutesOf('catalogue');
export const catalogueStateRoutes = serviceStateRoutesOf('catalogue');
export const catalogueAuditRoutes = auditRoutesOf('catalogue');
export const catalogueOwnDataRoutes = ownDataRoutesOf('catalogue');
export const catalogueTableRoutes = tableRoutesOf('catalogue');
