import type { AdminKind } from '@barspoon/contracts';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ExampleMail } from './ExampleMail.tsx';

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
            <ExampleMail name={kind.kind} />
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
