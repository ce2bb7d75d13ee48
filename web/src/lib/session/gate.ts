import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';
import { profileQuery } from './use-session.ts';

interface Arrival {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/**
 * Lets in members who are subscribed, on trial or admin and sends everybody else to `/subscription`. Decided on arrival
 * only: a page whose session ends while it is open shows its own signed-out state. Implements ACCESS-04, ACCESS-08 to ACCESS-11.
 */
export async function requireAccess({ context, location }: Arrival): Promise<void> {
  await session.known;
  const outside = redirect({ to: '/subscription', search: { from: location.href } });
  if (session.state().status !== 'member') throw outside;
  const { queryClient } = context;
  const known = await queryClient.ensureQueryData(profileQuery());
  if (known.access.granted) return;
  // They may have paid since: nobody is turned away for what was true before.
  const { access } = await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
  if (!access.granted) throw outside;
}

/** Lets in whoever is signed in and sends everybody else to sign in first. */
export async function requireMember({ location }: Pick<Arrival, 'location'>): Promise<void> {
  await session.known;
  if (session.state().status !== 'member')
    throw redirect({ to: '/profile', search: { from: location.href } });
}
