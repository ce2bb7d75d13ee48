import { adminMemberRoutes as routes, type SentInputOf } from '@barspoon/contracts';
import { call } from '../api/call.ts';
import { userTexts } from '../texts/users.ts';
import { useAct } from '../ui/useAct.ts';

type Value<K extends 'setRole' | 'sendLink'> = SentInputOf<(typeof routes)[K]>['body'];

/** What the staff does with a member. */
const acts = {
  setStatus: (id: string, body: SentInputOf<(typeof routes)['setStatus']>['body']) =>
    call(routes.setStatus, { params: { id }, body }),
  setRole: (id: string, role: Value<'setRole'>['role']) =>
    call(routes.setRole, { params: { id }, body: { role } }),
  sendLink: (id: string, purpose: Value<'sendLink'>['purpose']) =>
    call(routes.sendLink, { params: { id }, body: { purpose } }),
  extendTrial: (id: string, until: string) => call(routes.extendTrial, { params: { id }, body: { until } }),
  warn: (id: string, warningId: string, body: SentInputOf<(typeof routes)['warn']>['body']) =>
    call(routes.warn, { params: { id, warningId }, body }),
  resetSecondFactor: (id: string, reason: string) =>
    call(routes.resetSecondFactor, { params: { id }, body: { reason } }),
  promote: (id: string) => call(routes.promote, { params: { id } }),
  demote: (id: string) => call(routes.demote, { params: { id } }),
  endSessions: (id: string) => call(routes.endSessions, { params: { id } }),
};
type MemberActs = typeof acts;

/** Does it, says what came of it and shows what is so now. Implements ADM-USERS-05 to ADM-USERS-07, -09 to -11. */
export function useMemberAct<K extends keyof MemberActs>(act: K) {
  const { isBusy, run } = useAct();
  const words = { done: `resources.users.notifications.${act}`, failed: userTexts.failures[act] };
  const task = acts[act] as (...input: Parameters<MemberActs[K]>) => Promise<unknown>;
  return {
    isBusy,
    run: (...input: Parameters<MemberActs[K]>) => run(words, () => task(...input)),
  };
}
