import { type AdminMember, adminMemberRoutes, type MemberWarning, warningReasons } from '@barspoon/contracts';
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';

const when = (text: string) => dayTime(text);

/** What moderators have warned a member of, the newest first. Implements BEYOND-97. */
export function MemberWarnings({ member: { id } }: { member: AdminMember }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['warnings', id],
    queryFn: () => call(adminMemberRoutes.warnings, { params: { id } }),
    retry: false,
  });
  if (isPending) return <Typography sx={{ color: 'text.secondary' }}>Loading…</Typography>;
  if (!data) return <LoadFailed message="Failed to load warnings" onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <Typography sx={{ color: 'text.secondary' }}>No warnings.</Typography>;
  return (
    <List dense disablePadding aria-label="Warnings">
      {data.items.map((warning) => (
        <Warning key={warning.id} warning={warning} />
      ))}
    </List>
  );
}

const Warning = ({ warning: { reason, note, by, createdAt } }: { warning: MemberWarning }) => (
  <ListItem disableGutters divider>
    <ListItemText
      primary={warningReasons[reason]}
      secondary={
        <>
          {when(createdAt)}, by <MemberName id={by} />
          {note && `: ${note}`}
        </>
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  </ListItem>
);
