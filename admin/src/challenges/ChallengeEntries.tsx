import { adminChallengeRoutes, type OutputOf } from '@barspoon/contracts';
import { Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import type { AdminChallenge } from './challenge-form.ts';

type Page = OutputOf<typeof adminChallengeRoutes.entries>;

/** The entries with their authors and votes, which members see only once the challenge is over; the winner's is marked. Implements BEYOND-182. */
export function ChallengeEntries() {
  const challenge = useRecordContext<AdminChallenge>();
  const id = challenge?.id ?? '';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['challenge-entries', id],
    queryFn: ({ pageParam }): Promise<Page> =>
      call(adminChallengeRoutes.entries, {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: id !== '',
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section style={{ padding: 24, overflowX: 'auto' }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Entries
      </Typography>
      {error && !data && <LoadFailed message="Failed to load the entries" onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p>No entries yet.</p>}
      {entries.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              {['Entry', 'By', 'Submitted', 'Votes'].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map(({ id: entryId, title, description, userId, submittedAt, votes }) => (
              <TableRow key={entryId} selected={entryId === challenge?.winner?.id}>
                <TableCell component="th" scope="row" sx={{ maxWidth: 420 }}>
                  <strong>{title}</strong>{' '}
                  {entryId === challenge?.winner?.id && <Chip label="Winner" color="success" size="small" />}
                  <div style={{ whiteSpace: 'pre-line' }}>{description}</div>
                </TableCell>
                <TableCell>
                  <MemberName id={userId} />
                </TableCell>
                <TableCell>{dayTime(submittedAt)}</TableCell>
                <TableCell>{votes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
