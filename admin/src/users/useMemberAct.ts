import { adminMemberRoutes, type SentInputOf } from '@barspoon/contracts';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

type SettableStatus = SentInputOf<typeof adminMemberRoutes.setStatus>['body']['status'];

/** What an admin does with a member, and what is said when it fails. */
const acts = {
  setStatus: {
    failure: 'Failed to update user status',
    run: (id: string, status: SettableStatus = 'active') =>
      call(adminMemberRoutes.setStatus, { params: { id }, body: { status } }),
  },
  promote: {
    failure: 'Failed to promote user',
    run: (id: string) => call(adminMemberRoutes.promote, { params: { id } }),
  },
  demote: {
    failure: 'Failed to demote user',
    run: (id: string) => call(adminMemberRoutes.demote, { params: { id } }),
  },
  endSessions: {
    failure: 'Failed to end sessions',
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
      await orFail(acts[act].failure, async () => acts[act].run(id, status));
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
