import { Box } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Contents } from '../layout/Contents.tsx';
import { BulkMailForm } from './BulkMailForm.tsx';
import { BulkMails } from './BulkMails.tsx';
import { Kinds } from './Kinds.tsx';
import { OtherMails } from './OtherMails.tsx';
import { Suppressions } from './Suppressions.tsx';
import { TestMails } from './TestMails.tsx';

/** Implements ADM-NOTIF-01, BEYOND-101, BEYOND-102. */
export default function NotificationsPage() {
  const [queued, setQueued] = useState(0);
  return (
    <Box sx={{ display: 'grid', gap: 4, py: 3, maxWidth: 960 }}>
      <Title title="Notifications" />
      <Contents of="notifications" />
      <TestMails />
      <BulkMailForm onQueued={() => setQueued((count) => count + 1)} />
      <BulkMails queued={queued} />
      <Suppressions />
      <Kinds />
      <OtherMails />
    </Box>
  );
}
