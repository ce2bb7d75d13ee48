import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { OneOf } from '../ui/OneOf.tsx';
import { type MailColors, mailIn } from './mail-colors.ts';

export interface Preview {
  subject: string;
  html: string;
  text: string;
}

const views = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
  ['text', 'Text'],
] as const;
const colors = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const phoneWidth = 375;

/** A mail as its readers see it on a desktop, a phone, with dark colors and as text. The frame is a sandbox without any right. */
export function MailFrame({ preview: { subject, html, text } }: { preview: Preview }) {
  const [view, setView] = useState<(typeof views)[number][0]>('desktop');
  const [look, setLook] = useState<MailColors>('light');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OneOf name="View" choices={views} value={view} onChange={setView} />
        {view !== 'text' && <OneOf name="Colors" choices={colors} value={look} onChange={setLook} />}
      </Box>
      {view === 'text' ? (
        <Box
          component="pre"
          // What scrolls must be reached by keyboard.
          tabIndex={0}
          role="region"
          aria-label={`${subject}, as text`}
          sx={{
            m: 0,
            width: '100%',
            maxHeight: '60vh',
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      ) : (
        <iframe
          title={subject}
          sandbox=""
          srcDoc={mailIn(look, html)}
          style={{
            width: '100%',
            height: '60vh',
            border: 0,
            background: '#fff',
            ...(view === 'phone' && { maxWidth: phoneWidth, justifySelf: 'center' }),
          }}
        />
      )}
    </Box>
  );
}

export const MailPreview = ({ preview, onClose }: { preview: Preview | null; onClose: () => void }) => (
  <Dialog open={preview !== null} onClose={onClose} maxWidth="md" fullWidth>
    <DialogTitle>{preview?.subject}</DialogTitle>
    <DialogContent>{preview && <MailFrame preview={preview} />}</DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);
