import { adminMailRoutes } from '@barspoon/contracts';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { Section } from './Section.tsx';

const kinds = {
  instructions: { label: 'Send instructions', done: 'Email sent', failed: 'Failed to send email' },
  'test-notification': {
    label: 'Send test notification',
    done: 'Notification sent',
    failed: 'Failed to send notification',
  },
} as const;

/** Mails to one address. Implements ADM-NOTIF-02, ADM-NOTIF-04, ADM-NOTIF-06, ADM-NOTIF-07. */
export function TestMails() {
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (type: keyof typeof kinds) => {
    if (email.trim() === '') return notify('Please enter an email address', { type: 'error' });
    setBusy(true);
    try {
      await call(adminMailRoutes.send, { body: { type, email: email.trim() } });
      notify(kinds[type].done, { type: 'success' });
    } catch (problem) {
      notify(failure(kinds[type].failed, problem).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section name="Mail to one address">
      <TextField
        label="Email address"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        sx={{ width: 360, maxWidth: '100%' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['instructions', 'test-notification'] as const).map((type) => (
          <Button key={type} variant="outlined" disabled={busy} onClick={() => void send(type)}>
            {kinds[type].label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
