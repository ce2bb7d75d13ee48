import { roomRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

export const roomQuery = (id: string) => routeQuery(roomRoutes.get, { params: { id } });

export const participantsQuery = (id: string) =>
  pagedQuery(roomRoutes.participants, { params: { id }, query: {} });

/** Whom the host has sent out. */
export const bansQuery = (id: string) => routeQuery(roomRoutes.bans, { params: { id } });

/** What was said, the newest first. */
export const messagesQuery = (id: string) => pagedQuery(roomRoutes.messages, { params: { id }, query: {} });
