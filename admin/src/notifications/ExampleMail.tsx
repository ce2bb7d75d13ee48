import { adminNotificationRoutes } from '@barspoon/contracts';
import { Box, Button } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MailFrame, type Preview } from './MailPreview.tsx';

/** A mail made of an example, which admins can send to themselves. Implements BEYOND-101, BEYOND-102. */
export function ExampleMail({ name }: { name: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call(adminNotificationRoutes.preview, { params: { kind: name } }).then(setPreview, () => setFailed(true));
  }, [name]);
  useEffect(load, [load]);
  if (failed) return <LoadFailed message="Failed to load the mail" onRetry={load} />;
  return (
    preview && (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ width: '100%' }}>
          <MailFrame preview={preview} />
        </Box>
        <SendTest name={name} />
      </Box>
    )
  );
}

function SendTest({ name }: { name: string }) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(adminNotificationRoutes.test, { params: { kind: name } });
      notify('Test email sent to your address', { type: 'success' });
    } catch (problem) {
      notify(failure('Failed to send the test email', problem).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={busy} onClick={() => void send()}>
      Send a test to me
    </Button>
  );
}
