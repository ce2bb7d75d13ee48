import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

export { adminSessionRoutes } from './admin-session-routes.ts';
export { liveSessionInternalRoutes, liveSessionRoutes } from './live-session-routes.ts';
export { roomInternalRoutes, roomRoutes } from './room-routes.ts';
export { videoInternalRoutes, videoRoutes } from './video.ts';

export const sessionsDeadLetterRoutes = deadLetterRoutesOf('sessions');
export const sessionsOperationRoutes = operationRoutesOf('sessions');
export const sessionsStateRoutes = serviceStateRoutesOf('sessions');
export const sessionsAuditRoutes = auditRoutesOf('sessions');
export const sessionsOwnDataRoutes = ownDataRoutesOf('sessions');
export const sessionsTableRoutes = tableRoutesOf('sessions');
