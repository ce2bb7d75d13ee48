import { adminMentorshipRoutes } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useAct } from '../ui/useAct.ts';
import type { ListedProfile } from './mentor-methods.ts';

const hiding = { done: 'Mentorship profile hidden', failed: 'Failed to hide the profile' };
const showing = { done: 'Mentorship profile shown again', failed: 'Failed to show the profile again' };

/** Takes a profile out of the lists for a reason, or lets it back in. Implements BEYOND-79. */
export function HideMentor() {
  const profile = useRecordContext<ListedProfile>();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAct();
  if (!profile) return null;
  const { id, member, isDeactivated } = profile;
  const set = (body: { deactivated: boolean; reason?: string }) =>
    run(body.deactivated ? hiding : showing, () =>
      call(adminMentorshipRoutes.setDeactivated, { params: { id }, body }),
    );
  const hide = async (reason: string) => {
    if (await set({ deactivated: true, reason })) setAsking(false);
  };
  if (isDeactivated)
    return (
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Show ${member.fullName} again`}
        onClick={() => void set({ deactivated: false })}
      >
        Show again
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        color="warning"
        aria-label={`Hide ${member.fullName}`}
        onClick={() => setAsking(true)}
      >
        Hide
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Hide ${member.fullName}`}
          says="Nobody finds the profile or asks for a connection. Connections that exist stay. The member reads the reason."
          act="Hide"
          missing="Give a reason to hide it."
          isBusy={isBusy}
          onGive={(reason) => void hide(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
