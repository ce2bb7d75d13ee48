import { adminMemberRoutes, type SentInputOf } from '@barspoon/contracts';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { userTexts } from '../texts/users.ts';

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
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async (id: string, status?: SettableStatus): Promise<boolean> => {
    setBusy(true);
    try {
      await orFail(userTexts.failures[act], async () => acts[act].run(id, status));
      notify(`resources.users.notifications.${act}`, { type: 'success' });
      return true;
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { isBusy, run };
}
