import type { AdminMember, AdminMemberSession } from '@barspoon/contracts';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { session } from '../session/session.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { dayTime } from '../ui/moments.ts';
import { Question } from '../ui/Question.tsx';
import { useMemberAct } from './useMemberAct.ts';

const when = (text: string) => dayTime(text);

/** Where a member is signed in, and the way to end it everywhere. */
export function MemberSessions({ member }: { member: AdminMember }) {
  const { data, error, refetch } = useGetList<AdminMemberSession>('sessions', {
    filter: { memberId: member.id },
  });
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useMemberAct('endSessions');
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Typography sx={{ color: 'text.secondary' }}>Loading…</Typography>;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Not signed in anywhere.</Typography>;
  const end = async () => {
    await run(member.id);
    setAsking(false);
  };
  return (
    <Box>
      <List dense disablePadding>
        {data.map((signIn) => (
          <ListItem key={signIn.id} disableGutters divider>
            <ListItemText
              primary={<span title={signIn.userAgent}>{signIn.device || 'Unknown browser'}</span>}
              secondary={`${signIn.address}, since ${when(signIn.openedAt)}, last used ${when(signIn.lastUsedAt)}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
      {session.mayActOn(member, 'staff:support') && (
        <Button color="warning" variant="outlined" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
          End all sessions
        </Button>
      )}
      {isAsking && (
        <Question
          title={`Sign ${member.fullName} out everywhere`}
          verb="Sign out"
          isBusy={isBusy}
          isGrave
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          They have to sign in again on every device. Nothing they keep is lost.
        </Question>
      )}
    </Box>
  );
}
