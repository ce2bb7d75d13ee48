import { identityInternalRoutes, type SentInputOf } from '@barspoon/contracts';
import { isUnavailable, newId } from '@barspoon/platform';
import type { Agent } from './agent.ts';
import { eventually } from './eventually.ts';
import type { ReachedStack } from './stack.ts';

/** The part of a stack that creating members needs. */
type Makers = Pick<ReachedStack, 'ask' | 'visitor'>;
export type Member = Partial<SentInputOf<typeof identityInternalRoutes.ensureMember>['body']>;

const password = 'a long night out';

/** A signed-in member in a given state: `aMember(stack, { role: 'admin' })`. */
export async function aMember(stack: Makers, member: Member = {}): Promise<Agent> {
  const email = member.email ?? `${newId()}@example.com`;
  const body = { fullName: 'Ada Coleman', password, ...member, email };
  await whenAdmitted(() => stack.ask(identityInternalRoutes.ensureMember, { body }));
  return whenAdmitted(() => stack.visitor().signIn(email, body.password));
}

/** What many do at once waits its turn; on a busy machine the last ones are sent away, and come again. */
export async function whenAdmitted<T>(work: () => Promise<T>): Promise<T> {
  const outcome = await eventually(
    () =>
      work().then(
        (done) => ({ done }),
        (error) => {
          if (isUnavailable(error)) throw error;
          return { error };
        },
      ),
    30_000,
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.done;
}

export const anAdmin = (stack: Makers): Promise<Agent> =>
  aMember(stack, { role: 'admin', fullName: 'Harry Craddock' });

/** A member whose trial ran out long ago. */
export const anExpiredMember = (stack: Makers): Promise<Agent> =>
  aMember(stack, { registeredAt: '2020-01-01T00:00:00.000Z' });
