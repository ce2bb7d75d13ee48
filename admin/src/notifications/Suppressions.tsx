import { type Suppression, suppressionRoutes } from '@barspoon/contracts';
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { day } from '../ui/moments.ts';
import { Section } from './Section.tsx';

const kindNames: Record<Suppression['kind'], string> = {
  hard: "Address doesn't exist",
  complaint: 'Marked as spam',
};

/** Members whose address takes no bulk mail, with what was said. Implements ADM-NOTIF-01, BEYOND-101. */
export function Suppressions() {
  const notify = useNotify();
  const { data, isPending, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['suppressions'],
    queryFn: ({ pageParam }) =>
      call(suppressionRoutes.list, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const lift = async (memberId: string) => {
    try {
      await call(suppressionRoutes.lift, { params: { id: memberId } });
      notify('This member gets bulk mail again', { type: 'success' });
    } catch (problem) {
      notify(failure('Failed to remove the suppression', problem).message, { type: 'error' });
    }
    await refetch();
  };
  return (
    <Section name="Suppressed addresses">
      {data === undefined ? (
        isPending ? (
          <Typography>Loading…</Typography>
        ) : (
          <LoadFailed message="Failed to load the suppressed addresses" onRetry={() => void refetch()} />
        )
      ) : items.length === 0 ? (
        <Typography>No addresses are suppressed.</Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label="Members who get no bulk mail">
            <TableHead>
              <TableRow>
                <TableCell>Member</TableCell>
                <TableCell>Why</TableCell>
                <TableCell>Details</TableCell>
                <TableCell>Since</TableCell>
                <TableCell aria-label="Act" />
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ memberId, kind, reason, at }) => (
                <TableRow key={memberId}>
                  <TableCell component="th" scope="row">
                    <MemberName id={memberId} />
                  </TableCell>
                  <TableCell>{kindNames[kind]}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{reason}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(at)}</TableCell>
                  <TableCell align="right">
                    <Button size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => void lift(memberId)}>
                      Mail again
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
    </Section>
  );
}
