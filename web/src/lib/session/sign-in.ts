import { ownPage, request } from '@barspoon/browser';
import {
  authRoutes,
  challengeRoutes,
  type OutputOf,
  type Route,
  type SentInputOf,
  type Session,
} from '@barspoon/contracts';
import { session } from './session.ts';

type BodyOf<R extends Route> = SentInputOf<R>['body' & keyof SentInputOf<R>];

export async function signIn(body: BodyOf<typeof authRoutes.signIn>): Promise<void> {
  session.signedIn((await answerOf(authRoutes.signIn, body)) as Session);
}

/** @returns false when the account is made and signing in waits until its address is verified */
export async function signUp(body: BodyOf<typeof authRoutes.signUp>): Promise<boolean> {
  const answer = (await answerOf(authRoutes.signUp, body)) as OutputOf<typeof authRoutes.signUp>;
  if ('verifyFirst' in answer) return false;
  session.signedIn(answer);
  return true;
}

/** Sets a new password with the link from a mail; every other session of theirs ends. Implements BEYOND-10. */
export async function resetPassword(body: BodyOf<typeof challengeRoutes.resetPassword>): Promise<void> {
  session.signedIn((await answerOf(challengeRoutes.resetPassword, body)) as Session);
  session.tell({ name: 'USER_UPDATED' });
}

const answerOf = async (route: Route, body: unknown): Promise<unknown> =>
  (await request(route, { body }, { headers: ownPage })).json();
