import { adminSessionRoutes, type OutputOf } from '@barspoon/contracts';
import { Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { momentText } from './session-words.ts';

type Page = OutputOf<typeof adminSessionRoutes.members>;

const words = {
  participants: { heading: 'Participants', empty: 'Nobody has a place yet.', since: 'Joined' },
  waiting: { heading: 'Waiting list', empty: 'Nobody is waiting.', since: 'Waiting since' },
};

/** Who has a place in a session, or waits for one, in order. */
export function SessionMembers({ sessionId, list }: { sessionId: string; list: keyof typeof words }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['live-sessions', 'members', sessionId, list],
    queryFn: ({ pageParam }): Promise<Page> =>
      call(adminSessionRoutes.members, {
        params: { id: sessionId },
        query: { list, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const { heading, empty, since } = words[list];
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={heading}>
      <Typography component="h3" variant="subtitle1">
        {heading}
      </Typography>
      {error && !data && <LoadFailed message={`Failed to load: ${heading}`} onRetry={() => void refetch()} />}
      {data && members.length === 0 && <p>{empty}</p>}
      <List dense disablePadding>
        {members.map(({ memberId, member, since: at }) => (
          <ListItem key={memberId} disableGutters divider>
            <ListItemText
              primary={member ? `${member.fullName} (@${member.username})` : 'A member'}
              secondary={`${since} ${momentText(at)}`}
            />
          </ListItem>
        ))}
      </List>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
