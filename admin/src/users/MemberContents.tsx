import { adminModerationRoutes } from '@barspoon/contracts';
import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink, useCreatePath, useResourceDefinitions } from 'react-admin';
import { call } from '../api/call.ts';
import { kinds, states, trusts } from '../moderation/queue/queue-words.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { day } from '../ui/moments.ts';

/** What a member wrote and shared, with the way to it, and what was decided about it. Implements BEYOND-161. */
export function MemberContents({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['moderated-member', id],
    queryFn: () => call(adminModerationRoutes.member, { params: { id } }),
    retry: false,
  });
  if (isPending) return <Typography sx={{ color: 'text.secondary' }}>Loading…</Typography>;
  if (!data) return <LoadFailed message="Failed to load the contents" onRetry={() => void refetch()} />;
  const { posts, comments, photos, reviews, recipes, trust, decisions } = data;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Of list="posts" memberId={id} count={posts} words={['post', 'posts']} />
        <Of list="comments" memberId={id} count={comments} words={['comment', 'comments']} />
        <Of list="photos" memberId={id} count={photos} words={['photo', 'photos']} />
        <Of list="ratings" memberId={id} count={reviews} words={['review', 'reviews']} />
        <span>{recipes === 1 ? '1 recipe' : `${recipes} recipes`}</span>
        <span>Trust: {trusts[trust]}</span>
      </Box>
      {decisions.length > 0 && (
        <Box component="ul" aria-label="Decisions" sx={{ m: 0, pl: 2.5 }}>
          {decisions.map((one) => (
            <Typography component="li" variant="body2" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
              {day(one.at)}: {kinds[one.kind]} {states[one.state].toLowerCase()}
              {one.reason && ` (${one.reason})`}: “{one.content.slice(0, 120)}”
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface OfProps {
  list: string;
  memberId: string;
  count: number;
  words: readonly [string, string];
}

/** "3 posts", which leads to those where there are any and the role opens their list. */
function Of({ list, memberId, count, words }: OfProps) {
  const pathOf = useCreatePath();
  const isOpen = list in useResourceDefinitions();
  const text = `${count} ${words[count === 1 ? 0 : 1]}`;
  if (!isOpen || count === 0) return <span>{text}</span>;
  const filter = encodeURIComponent(JSON.stringify({ userId: memberId }));
  return (
    <Link component={RouteLink} to={`${pathOf({ resource: list, type: 'list' })}?filter=${filter}`}>
      {text}
    </Link>
  );
}
