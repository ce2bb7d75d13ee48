import {
  authRoutes,
  membershipRoutes,
  type Profile,
  profileRoutes,
  type Subscription,
} from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';
import { followSession } from '../follow-session.ts';
import { createQueryClient } from '../lib/api/queries.ts';
import { keepAccess } from '../lib/session/keep-access.ts';
import { session } from '../lib/session/session.ts';
import { signIn } from '../lib/session/sign-in.ts';
import { createAppRouter } from '../router.tsx';
import { exampleOf, fakeApi } from './fake-api.ts';

/**
 * The whole app at an address, as a browser would show it to whoever is signed in.
 * @param begin comes before the first page
 */
export async function renderApp(path: string, begin?: (queryClient: QueryClient) => Promise<unknown>) {
  if (session.state().status === 'starting') await session.start();
  const queryClient = createQueryClient();
  const stopFollowing = followSession(queryClient);
  await begin?.(queryClient);
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  const stopKeeping = keepAccess(queryClient, () => void router.invalidate());
  const view = render(<App queryClient={queryClient} router={router} />);
  const stop = () => {
    stopFollowing();
    stopKeeping();
  };
  return { ...view, router, queryClient, stop, user: userEvent.setup() };
}

const noSubscription: Subscription = {
  subscribed: false,
  subscriptionTier: null,
  subscriptionEnd: null,
  state: 'none',
  manageable: false,
};
const exampleProfile = exampleOf(profileRoutes.me);

/** Somebody is signed in; their profile is the example's with these parts changed. */
export async function asMember(profile: Partial<Profile> = {}): Promise<void> {
  fakeApi.answer(profileRoutes.me, { ...exampleProfile, ...profile });
  if ({ ...exampleProfile, ...profile }.access.reason !== 'subscribed')
    fakeApi.answer(membershipRoutes.checkSubscription, noSubscription);
  fakeApi.answer(authRoutes.signIn, {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    user: { id: exampleProfile.id },
  });
  if (session.state().status === 'starting') await session.start();
  await signIn({ email: 'ada@example.com', password: 'a long night out' });
}

export const withoutAccess: Pick<Profile, 'access'> = {
  access: { granted: false, reason: 'none', trialEndsAt: null },
};
