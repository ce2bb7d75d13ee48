import { adminSuspicionRoutes, type Suspicion } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useAct } from '../ui/useAct.ts';

const words = { done: 'Suspicion dismissed', failed: 'Failed to dismiss the suspicion' };

/** Says why gains are not what they look like. */
export function DismissButton() {
  const suspicion = useRecordContext<Suspicion>();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAct();
  if (suspicion?.state !== 'open') return null;
  const dismiss = async (note: string) => {
    const input = { params: { id: suspicion.id }, body: { note } };
    if (await run(words, () => call(adminSuspicionRoutes.dismiss, input))) setAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Dismiss
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Dismiss this suspicion"
          says="The points stay, and this week is not named for the same reason again."
          act="Dismiss"
          missing="Say why it is not what it looks like."
          isBusy={isBusy}
          onGive={(note) => void dismiss(note)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
