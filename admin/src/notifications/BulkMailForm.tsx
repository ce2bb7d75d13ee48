import { adminMailRoutes, type MailDraft, mailDraftRoutes, type SentInputOf } from '@barspoon/contracts';
import { Box, Button, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { clockWords } from '../ui/clock-words.ts';
import { counted } from '../ui/counted.ts';
import { Question } from '../ui/Question.tsx';
import { useUnsavedQuestion } from '../ui/useUnsavedQuestion.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { type AudienceSize, audienceText, useAudienceSize } from './audience.ts';
import { blank, contentOf, draftOf, isUnsaved, type Written, writtenIn } from './bulk-draft.ts';
import { draftsKey, MailDrafts } from './MailDrafts.tsx';
import { MailPreview, type Preview } from './MailPreview.tsx';
import { Section } from './Section.tsx';

const MailEditor = lazy(() => import('./MailEditor.tsx'));

type Body = SentInputOf<typeof adminMailRoutes.send>['body'];

const formats: Record<Written['format'], string> = {
  html: 'HTML',
  source: 'HTML by hand',
  markdown: 'Markdown',
  text: 'Text',
};
const formatSays: Record<Written['format'], string> = {
  html: 'Tables and pictures are for HTML by hand',
  source: 'Scripts, forms and frames are taken out',
  markdown: 'HTML in it is allowed; scripts, forms and frames are taken out',
  text: 'An empty line begins a paragraph',
};
/** "Send to 30 members", once they are counted. */
const sendText = ({ state, count }: AudienceSize): string =>
  state === 'counted' ? `Send to ${counted(count, 'member')}` : 'Send';

/** Implements ADM-NOTIF-02, ADM-NOTIF-03, ADM-NOTIF-05, ADM-NOTIF-08, BEYOND-101, BEYOND-177. */
export function BulkMailForm({ onQueued }: { onQueued: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [written, setWritten] = useState(blank);
  /** How often the form was filled or emptied as a whole, for the editor, which reads its text once. */
  const [fillings, setFillings] = useState(0);
  const [saved, setSaved] = useState<MailDraft | null>(null);
  const { audience } = written;
  const { size, count } = useAudienceSize(audience);
  const [asking, setAsking] = useState(false);
  const [opening, setOpening] = useState<MailDraft | null>(null);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);

  const change = (more: Partial<Written>) => setWritten((before) => ({ ...before, ...more }));
  const set = (field: keyof Written) => (event: { target: { value: string } }) =>
    change({ [field]: event.target.value });
  const attempt = async (sentence: string, task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (problem) {
      const { message, body } = failure(sentence, problem);
      const [reason] = Object.entries(body?.errors ?? {}).filter(([field]) => field !== 'root');
      notify(reason ? `${message}: ${reason[1]}` : message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const bulk = (more: object): Body => ({
    type: 'bulk' as const,
    audience: audience.of,
    email_type: written.emailType,
    ...contentOf(written),
    ...(audience.likes && { likes: audience.likes }),
    ...(written.at && { scheduled_at: new Date(written.at).toISOString() }),
    ...more,
  });
  const sendTest = () => {
    const test_email = written.testEmail.trim();
    if (test_email === '') return notify('Please enter a test email address for preview', { type: 'error' });
    return attempt('Failed to send', async () => {
      await call(adminMailRoutes.send, { body: bulk({ preview: true, test_email }) });
      notify('Email sent', { type: 'success' });
    });
  };
  const queue = () =>
    attempt('Failed to send', async () => {
      setAsking(false);
      await call(adminMailRoutes.send, { body: bulk(saved ? { draft_id: saved.id } : {}) });
      notify('Bulk email queued', { type: 'success' });
      fill(blank, null);
      onQueued();
      await queries.invalidateQueries({ queryKey: draftsKey });
    });
  const saveDraft = () =>
    attempt('Failed to save the draft', async () => {
      const draft = draftOf(written);
      setSaved(
        saved
          ? await call(mailDraftRoutes.revise, {
              params: { id: saved.id },
              body: { revision: saved.revision, draft },
            })
          : await call(mailDraftRoutes.create, { body: draft }),
      );
      notify('Draft saved', { type: 'success' });
      await queries.invalidateQueries({ queryKey: draftsKey });
    });
  const fill = (now: Written, draft: MailDraft | null) => {
    setWritten(now);
    setSaved(draft);
    setFillings(fillings + 1);
  };
  const open = (draft: MailDraft) => {
    setOpening(null);
    fill(writtenIn(draft), draft);
  };
  const hasUnsaved = isUnsaved(written, saved ? writtenIn(saved) : blank);
  useUnsavedQuestion(hasUnsaved);
  const isEmpty = written.content.trim() === '';

  return (
    <Section name="Bulk mail">
      <MailDrafts
        open={saved?.id}
        onOpen={(draft) => (hasUnsaved ? setOpening(draft) : open(draft))}
        onDeleted={(id) => id === saved?.id && setSaved(null)}
      />
      <TextField
        label="Subject"
        value={written.subject}
        onChange={set('subject')}
        helperText="Empty: “News from” and the name of the site"
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField select label="Format" value={written.format} onChange={set('format')} sx={{ width: 160 }}>
          {Object.entries(formats).map(([format, name]) => (
            <MenuItem key={format} value={format}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Email type"
          value={written.emailType}
          onChange={set('emailType')}
          sx={{ width: 160 }}
        />
        <TextField
          label="Send at"
          type="datetime-local"
          value={written.at}
          onChange={set('at')}
          helperText={clockWords(written.at) ?? 'Empty: at once'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <AudienceFields
        audience={audience}
        size={size}
        onCount={count}
        onChange={(audience) => change({ audience })}
      />
      {written.format === 'html' ? (
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height={260} />}>
          <MailEditor
            key={fillings}
            html={written.content}
            helperText={formatSays.html}
            onChange={(content) => change({ content })}
          />
        </Suspense>
      ) : (
        <TextField
          label="Content"
          value={written.content}
          onChange={set('content')}
          helperText={formatSays[written.format]}
          multiline
          minRows={8}
          fullWidth
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={busy || isEmpty}
          onClick={() =>
            void attempt('Failed to draw the mail', async () =>
              setPreview(await call(adminMailRoutes.draw, { body: contentOf(written) })),
            )
          }
        >
          Preview
        </Button>
        <TextField
          label="Test email"
          type="email"
          size="small"
          value={written.testEmail}
          onChange={set('testEmail')}
        />
        <Button variant="outlined" disabled={busy || isEmpty} onClick={() => void sendTest()}>
          Send preview
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={busy || isEmpty} onClick={() => setAsking(true)}>
          {audience.of === 'everybody' && !audience.likes ? 'Send to all' : sendText(size)}
        </Button>
        <Button variant="outlined" disabled={busy || !hasUnsaved} onClick={() => void saveDraft()}>
          Save draft
        </Button>
        {saved && (
          <Button disabled={busy || hasUnsaved} onClick={() => fill(blank, null)}>
            New mail
          </Button>
        )}
      </Box>
      {asking && (
        <Question
          title="Send this mail?"
          verb="Send"
          isBusy={busy}
          onConfirm={() => void queue()}
          onClose={() => setAsking(false)}
        >
          It goes to {audienceText(audience, size)} with a verified address who have not unsubscribed.
        </Question>
      )}
      {opening && (
        <Question
          title="Leave what is written?"
          verb="Open the draft"
          onConfirm={() => open(opening)}
          onClose={() => setOpening(null)}
        >
          What is in the form and not saved as a draft will be lost.
        </Question>
      )}
      <MailPreview preview={preview} onClose={() => setPreview(null)} />
    </Section>
  );
}
