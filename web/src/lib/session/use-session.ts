import { type Profile, profileRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { routeQuery } from '../api/queries.ts';
import { type SessionState, session } from './session.ts';

/** What the server's first view is made for. */
const anybody: SessionState = { status: 'visitor', memberId: null };

/** Who is here, as far as it is known. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.listen, session.state, () => anybody);

export const profileQuery = () => routeQuery(profileRoutes.me, undefined);

/** The member's own profile; undefined for visitors, while it loads and when it could not be read. Implements AUTH-26, AUTH-27. */
export function useProfile(): Profile | undefined {
  const { status } = useSession();
  return useQuery({ ...profileQuery(), enabled: status === 'member' }).data;
}
