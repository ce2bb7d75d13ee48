export { egressRoutes } from './web.ts';
