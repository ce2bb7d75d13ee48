import { adminContactRoutes, type ContactMessage, maxContactReplies } from '@barspoon/contracts';
import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import { useAct } from '../ui/useAct.ts';
import { useLoadFailure } from '../ui/useLoadFailure.ts';

const maxLength = 5000;
const moment = (iso: string): string => dayTime(iso);

/** One message, what was answered, and a reply to write. Implements BEYOND-56. */
export default function ContactMessageShow() {
  return (
    <Show emptyWhileLoading queryOptions={useLoadFailure()}>
      <Conversation />
    </Show>
  );
}

function Conversation() {
  const message = useRecordContext<ContactMessage>();
  if (!message) return null;
  const { name, email, userId, createdAt, replies } = message;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3, maxWidth: 760, minWidth: 0 }}>
      <section aria-label={`Message from ${name}`}>
        <Typography component="h2" variant="h6">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <Link href={`mailto:${email}`}>{email}</Link> · {moment(createdAt)}
          {userId && (
            <>
              {' '}
              · <MemberName id={userId} />
            </>
          )}
        </Typography>
        <Written text={message.message} />
      </section>
      {replies.map((reply) => (
        <section key={reply.id} aria-label="Reply">
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Replied {moment(reply.createdAt)}
          </Typography>
          <Written text={reply.text} />
        </section>
      ))}
      <Acts key={replies.length} message={message} />
    </Box>
  );
}

const Written = ({ text }: { text: string }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
);

function Acts({ message: { id, email, handled, replies } }: { message: ContactMessage }) {
  const { isBusy, run } = useAct();
  const [text, setText] = useState('');
  const params = { id };

  const reply = (event: FormEvent) => {
    event.preventDefault();
    void run({ done: 'Reply sent', failed: 'Failed to send the reply' }, () =>
      call(adminContactRoutes.reply, { params, body: { text } }),
    );
  };
  const settle = () => {
    const done = handled ? 'Message reopened' : 'Message marked as done';
    return run({ done, failed: 'Failed to update the message' }, () =>
      call(adminContactRoutes.handle, { params, body: { handled: !handled } }),
    );
  };

  const isFull = replies.length >= maxContactReplies;
  return (
    <Box component="form" onSubmit={reply} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Your reply"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={4}
        disabled={isFull}
        helperText={
          isFull
            ? `A message takes ${maxContactReplies} replies. Please continue by email.`
            : `We email it to ${email}.`
        }
        slotProps={{ htmlInput: { maxLength } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy || text.trim() === ''}>
          Send Reply
        </Button>
        <Button disabled={isBusy} onClick={() => void settle()}>
          {handled ? 'Reopen' : 'Mark as Done'}
        </Button>
      </Box>
    </Box>
  );
}
