import { type MixAlongState, type Room, roomRoutes } from '@barspoon/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

/** What is known of a room with a state of what is mixed there: whichever has the later revision is true. */
export const withState = (room: Room, { mixAlong, revision }: MixAlongState): Room =>
  revision < room.sessionRevision ? room : { ...room, mixAlong, sessionRevision: revision };

/** An answer may come after a step that was heard of later. */
export const roomQuery = (id: string) => ({
  ...routeQuery(roomRoutes.get, { params: { id } }),
  structuralSharing: (before: unknown, read: unknown) => {
    const known = before as Room | undefined;
    if (!known) return read;
    const { mixAlong, sessionRevision: revision } = known;
    return replaceEqualDeep(known, withState(read as Room, { mixAlong, revision }));
  },
});

export const participantsQuery = (id: string) =>
  pagedQuery(roomRoutes.participants, { params: { id }, query: {} });

/** Whom the host has sent out. */
export const bansQuery = (id: string) => routeQuery(roomRoutes.bans, { params: { id } });

/** What was said, the newest first. */
export const messagesQuery = (id: string) => pagedQuery(roomRoutes.messages, { params: { id }, query: {} });
