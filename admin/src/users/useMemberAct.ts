import { adminMemberRoutes, type SentInputOf } from '@barspoon/contracts';
import { call } from '../api/call.ts';
import { userTexts } from '../texts/users.ts';
import { useAct } from '../ui/useAct.ts';

type SettableStatus = SentInputOf<typeof adminMemberRoutes.setStatus>['body']['status'];

/** What an admin does with a member. */
const acts = {
  setStatus: {
    run: (id: string, status: SettableStatus = 'active') =>
      call(adminMemberRoutes.setStatus, { params: { id }, body: { status } }),
  },
  promote: {
    run: (id: string) => call(adminMemberRoutes.promote, { params: { id } }),
  },
  demote: {
    run: (id: string) => call(adminMemberRoutes.demote, { params: { id } }),
  },
  endSessions: {
    run: (id: string) => call(adminMemberRoutes.endSessions, { params: { id } }),
  },
};
type MemberAct = keyof typeof acts;

/** Does it, says what came of it and shows what is so now. Implements ADM-USERS-05 to ADM-USERS-07, -09 to -11. */
export function useMemberAct(act: MemberAct) {
  const { isBusy, run } = useAct();
  const words = { done: `resources.users.notifications.${act}`, failed: userTexts.failures[act] };
  return {
    isBusy,
    run: (id: string, status?: SettableStatus) => run(words, async () => acts[act].run(id, status)),
  };
}
