import { adminMailRoutes, defaultEmailType, type SentInputOf } from '@barspoon/contracts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { clockWords } from '../ui/clock-words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { type AudienceSize, audienceText, everybody, useAudienceSize } from './audience.ts';
import { MailPreview, type Preview } from './MailPreview.tsx';
import { Section } from './Section.tsx';

type Body = SentInputOf<typeof adminMailRoutes.send>['body'];

const formatSays: Record<string, string> = {
  html: 'Scripts, forms and frames are taken out',
  markdown: 'HTML in it is allowed; scripts, forms and frames are taken out',
  text: 'An empty line begins a paragraph',
};
const empty = {
  subject: '',
  format: 'html',
  content: '',
  testEmail: '',
  emailType: defaultEmailType,
  at: '',
};
/** "Send to 30 members", once they are counted. */
const sendText = ({ state, count }: AudienceSize): string =>
  state === 'counted' ? `Send to ${count} ${count === 1 ? 'member' : 'members'}` : 'Send';

/** Implements ADM-NOTIF-02, ADM-NOTIF-03, ADM-NOTIF-05, ADM-NOTIF-08, BEYOND-101. */
export function BulkMailForm({ onQueued }: { onQueued: () => void }) {
  const notify = useNotify();
  const [draft, setDraft] = useState(empty);
  const [audience, setAudience] = useState(everybody);
  const { size, count } = useAudienceSize(audience);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);

  const set = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  const content = () => ({
    ...(draft.subject.trim() && { subject: draft.subject.trim() }),
    [draft.format]: draft.content,
  });
  const attempt = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (problem) {
      const { message, body } = failure('Failed to send', problem);
      const [reason] = Object.entries(body?.errors ?? {}).filter(([field]) => field !== 'root');
      notify(reason ? `${message}: ${reason[1]}` : message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const bulk = (more: object): Body => ({
    type: 'bulk' as const,
    audience: audience.of,
    email_type: draft.emailType,
    ...content(),
    ...(audience.likes && { likes: audience.likes }),
    ...(draft.at && { scheduled_at: new Date(draft.at).toISOString() }),
    ...more,
  });
  const sendTest = () => {
    const test_email = draft.testEmail.trim();
    if (test_email === '') return notify('Please enter a test email address for preview', { type: 'error' });
    return attempt(async () => {
      await call(adminMailRoutes.send, { body: bulk({ preview: true, test_email }) });
      notify('Email sent', { type: 'success' });
    });
  };
  const queue = () =>
    attempt(async () => {
      setAsking(false);
      await call(adminMailRoutes.send, { body: bulk({}) });
      notify('Bulk email queued', { type: 'success' });
      setDraft(empty);
      setAudience(everybody);
      onQueued();
    });

  return (
    <Section name="Bulk mail">
      <TextField
        label="Subject"
        value={draft.subject}
        onChange={set('subject')}
        helperText="Empty: “News from” and the name of the site"
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField select label="Format" value={draft.format} onChange={set('format')} sx={{ width: 140 }}>
          <MenuItem value="html">HTML</MenuItem>
          <MenuItem value="markdown">Markdown</MenuItem>
          <MenuItem value="text">Text</MenuItem>
        </TextField>
        <TextField
          label="Email type"
          value={draft.emailType}
          onChange={set('emailType')}
          sx={{ width: 160 }}
        />
        <TextField
          label="Send at"
          type="datetime-local"
          value={draft.at}
          onChange={set('at')}
          helperText={clockWords(draft.at) ?? 'Empty: at once'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <AudienceFields audience={audience} size={size} onCount={count} onChange={setAudience} />
      <TextField
        label="Content"
        value={draft.content}
        onChange={set('content')}
        helperText={formatSays[draft.format]}
        multiline
        minRows={8}
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={busy || draft.content.trim() === ''}
          onClick={() =>
            void attempt(async () => setPreview(await call(adminMailRoutes.draw, { body: content() })))
          }
        >
          Preview
        </Button>
        <TextField
          label="Test email"
          type="email"
          size="small"
          value={draft.testEmail}
          onChange={set('testEmail')}
        />
        <Button
          variant="outlined"
          disabled={busy || draft.content.trim() === ''}
          onClick={() => void sendTest()}
        >
          Send preview
        </Button>
      </Box>
      <Button
        variant="contained"
        disabled={busy || draft.content.trim() === ''}
        onClick={() => setAsking(true)}
      >
        {audience.of === 'everybody' && !audience.likes ? 'Send to all' : sendText(size)}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>Send this mail?</DialogTitle>
        <DialogContent>
          It goes to {audienceText(audience, size)} with a verified address who have not unsubscribed.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button variant="contained" disabled={busy} onClick={() => void queue()}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
      <MailPreview preview={preview} onClose={() => setPreview(null)} />
    </Section>
  );
}
