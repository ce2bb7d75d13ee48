import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { tableRoutesOf } from '../common/tables.ts';

export const professionalDeadLetterRoutes = deadLetterRoutesOf('professional');
export const professionalOperationRoutes = operationRoutesOf('professional');
export const professionalStateRoutes = serviceStateRoutesOf('professional');
export const professionalAuditRoutes = auditRoutesOf('professional');
export const professionalOwnDataRoutes = ownDataRoutesOf('professional');
export const professionalTableRoutes = tableRoutesOf('professional');

export { adminMentorshipRoutes } from './admin-mentorship-routes.ts';
export { adminPostingRoutes } from './admin-posting-routes.ts';
export * from './alert-routes.ts';
export { bookingInternalRoutes, bookingRoutes } from './booking-routes.ts';
export { connectionRoutes } from './connection-routes.ts';
export { postingFitRoutes } from './fit-routes.ts';
export { mentorRoutes } from './mentor-routes.ts';
export { messageInternalRoutes, messageRoutes } from './message-routes.ts';
export {
  adminSkillRoutes,
  endorsementRoutes,
  portfolioRoutes,
  professionalStatsRoutes,
  skillRoutes,
} from './portfolio-routes.ts';
export * from './posting-routes.ts';
export { savedPostingRoutes } from './saved-posting-routes.ts';
