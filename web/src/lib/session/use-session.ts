import { type Profile, profileRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { routeQuery } from '../api/queries.ts';
import { type SessionState, session, visitor } from './session.ts';

/** Who is here, as far as it is known; the server's first view is made for a visitor. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.listen, session.state, () => visitor);

export const profileQuery = () => routeQuery(profileRoutes.me, undefined);

/** The member's own profile; undefined for visitors, while it loads and when it could not be read. Implements AUTH-26, AUTH-27. */
export function useProfile(): Profile | undefined {
  const { status } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: status === 'member' });
  // What is known already waits until the first view, a visitor's, is continued.
  return status === 'member' ? data : undefined;
}
