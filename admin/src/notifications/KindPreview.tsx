import { type AdminKind, adminNotificationRoutes } from '@barspoon/contracts';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MailFrame, type Preview } from './MailPreview.tsx';

/** What a kind says wherever it comes, of the example in its contract. Implements BEYOND-102. */
export function KindPreview({ kind, onClose }: { kind: AdminKind | null; onClose: () => void }) {
  return (
    <Dialog open={kind !== null} onClose={onClose} maxWidth="md" fullWidth aria-label={kind?.label}>
      <DialogTitle>{kind?.label}</DialogTitle>
      {/* What scrolls must be reached by keyboard. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        {kind?.inApp && <Channel name="Behind the bell">{kind.preview}</Channel>}
        {kind?.push && (
          <Channel name="On a device">
            <strong>{kind.push.title}</strong>
            <br />
            <span>{kind.push.body}</span>
          </Channel>
        )}
        {kind?.mailed && (
          <Channel name="Mail">
            <Mail kind={kind.kind} />
          </Channel>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const Channel = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="section" aria-label={name}>
    <Typography variant="subtitle2" component="h3">
      {name}
    </Typography>
    <Typography variant="body2" component="div" sx={{ p: 1.5, border: 1, borderColor: 'divider' }}>
      {children}
    </Typography>
  </Box>
);

function Mail({ kind }: { kind: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call(adminNotificationRoutes.preview, { params: { kind } }).then(setPreview, () => setFailed(true));
  }, [kind]);
  useEffect(load, [load]);
  if (failed) return <LoadFailed message="Failed to load the mail" onRetry={load} />;
  return preview && <MailFrame preview={preview} />;
}
