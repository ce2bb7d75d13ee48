import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';

export interface Preview {
  subject: string;
  html: string;
}

/** A mail as its readers see it. Nothing in it can act: the frame is a sandbox without any right. */
export const MailFrame = ({ preview }: { preview: Preview }) => (
  <iframe
    title={preview.subject}
    sandbox=""
    srcDoc={preview.html}
    style={{ width: '100%', height: '60vh', border: 0, background: '#fff' }}
  />
);

export const MailPreview = ({ preview, onClose }: { preview: Preview | null; onClose: () => void }) => (
  <Dialog open={preview !== null} onClose={onClose} maxWidth="md" fullWidth>
    <DialogTitle>{preview?.subject}</DialogTitle>
    <DialogContent>{preview && <MailFrame preview={preview} />}</DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);
