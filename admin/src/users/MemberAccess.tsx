import type { AdminMember } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { day } from '../ui/moments.ts';

/** Whether a member may come in, why, and until when. */
export function accessText({ access, accessUntil }: Pick<AdminMember, 'access' | 'accessUntil'>): string {
  const when = accessUntil && day(accessUntil);
  switch (access) {
    case 'admin':
    case 'staff':
      return 'Always';
    case 'free':
      return 'Free for all';
    case 'subscribed':
      return `Paid until ${when}`;
    case 'trial':
      return `Trial until ${when}`;
    case 'expired':
      return when ? `Expired ${when}` : 'Expired';
    case 'suspended':
      return 'None while suspended';
  }
}

/** The access of the member at hand, in color where it has ended. */
export function MemberAccess() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const isOver = member.access === 'expired' || member.access === 'suspended';
  return (
    <Box component="span" sx={{ color: isOver ? 'error.main' : 'inherit', whiteSpace: 'nowrap' }}>
      {accessText(member)}
    </Box>
  );
}
