import { adminModerationRoutes, type ModeratedMember } from '@barspoon/contracts';
import { Box, CircularProgress, Link, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { counted } from '../../ui/counted.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { day } from '../../ui/moments.ts';
import { kinds, states, trusts } from './queue-words.ts';

/** Who wrote something: how far they are trusted, and earlier decisions about them. */
export default function MemberContext({ id }: { id: string }) {
  const [member, setMember] = useState<ModeratedMember | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call(adminModerationRoutes.member, { params: { id } }).then(setMember, () => setFailed(true));
  }, [id]);
  useEffect(load, [load]);
  if (failed) return <LoadFailed message="Failed to load the member" onRetry={load} />;
  if (!member) return <CircularProgress size={20} aria-label="Loading the member" />;
  const { registeredAt, trust, posts, comments, photos, reviews, recipes, decisions } = member;
  return (
    <Box
      component="section"
      aria-label="Who wrote it"
      sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="body2">
        Trust: <strong>{trusts[trust]}</strong> · here since {day(registeredAt)} · {counted(posts, 'post')},{' '}
        {counted(comments, 'comment')}, {counted(photos, 'photo')}, {counted(reviews, 'review')},{' '}
        {counted(recipes, 'recipe')} · <Link href={`/admin/users/${id}/show`}>Open the member</Link>
      </Typography>
      {decisions.length === 0 ? (
        <Typography variant="body2">No earlier decisions.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
          {decisions.map((one) => (
            <Typography component="li" variant="body2" key={one.id}>
              {day(one.at)}: {kinds[one.kind]} {states[one.state].toLowerCase()}
              {one.reason && ` (${one.reason})`}: “{one.content.slice(0, 120)}”
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
