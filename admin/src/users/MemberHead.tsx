import type { AdminMember } from '@barspoon/contracts';
import { Avatar, Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { ViewOnSite } from '../ui/ViewOnSite.tsx';

/** Their page on the site, which the suspended have not. */
export function MemberOnSite() {
  const member = useRecordContext<AdminMember>();
  return member && !member.suspendedAt ? <ViewOnSite href={`/members/${member.username}`} /> : null;
}

/** A member by picture, name and username. */
export const MemberHead = ({ member: { avatarUrl, fullName, username } }: { member: AdminMember }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    <Avatar src={avatarUrl ?? undefined} alt="" sx={{ width: 72, height: 72 }}>
      {fullName.charAt(0)}
    </Avatar>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="h2">
        {fullName}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>@{username}</Typography>
    </Box>
  </Box>
);
