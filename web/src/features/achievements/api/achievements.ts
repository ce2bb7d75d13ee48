import { achievementRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const ownAchievementsQuery = () => routeQuery(achievementRoutes.mine, undefined);

export const earnedByQuery = (memberId: string) =>
  routeQuery(achievementRoutes.ofMember, { params: { id: memberId } });
