import {
  catalogueFigureRoutes,
  type FailedSearch,
  failedSearchDays,
  minSearchers,
} from '@barspoon/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { dayText, figureText } from './growth-words.ts';

/** What people looked for and did not find. Implements ADM-ANALYTICS-01, BEYOND-96. */
export function FailedSearches() {
  const [days, setDays] = useState<(typeof failedSearchDays)[number]>(30);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['failed-searches', days],
    queryFn: () => call(catalogueFigureRoutes.failedSearches, { query: { days } }),
    placeholderData: (before) => before,
    retry: false,
  });
  const items = data?.items ?? [];
  return (
    <FiguresPanel
      title="Searches without results"
      about={`A term appears once at least ${minSearchers} people have searched for it on the same day. Who searched is not kept.`}
      choice={
        <OneOf
          name="Time shown: Searches without results"
          choices={failedSearchDays.map((span) => [span, `${span} days`])}
          value={days}
          onChange={setDays}
        />
      }
      file={{ label: 'Save searches as CSV', name: 'searches-without-results', records: items }}
      isPending={isPending}
      isFailed={data === undefined}
      onRetry={() => void refetch()}
      none={`No search of several people went without results in the last ${days} days.`}
    >
      <Terms items={items} />
    </FiguresPanel>
  );
}

const Terms = ({ items }: { items: readonly FailedSearch[] }) => (
  <TableContainer
    sx={{ maxHeight: 400 }}
    tabIndex={0}
    role="region"
    aria-label="Searches without results, scrollable"
  >
    <Table size="small" stickyHeader aria-label="Searches without results">
      <TableHead>
        <TableRow>
          <TableCell>Searched for</TableCell>
          <TableCell align="right">Times</TableCell>
          <TableCell align="right">Last</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ term, searches, lastOn }) => (
          <TableRow key={term}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{term}</Typography>
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {figureText(searches)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <time dateTime={lastOn}>{dayText(lastOn)}</time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
