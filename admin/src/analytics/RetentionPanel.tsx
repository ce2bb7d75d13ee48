import { type Cohort, cohortMonths, growthRoutes } from '@barspoon/contracts';
import { alpha, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { figureText, monthText } from './growth-words.ts';

/** Who came back in the months after they joined: a table whose shades say where to look. Implements BEYOND-96. */
export function RetentionPanel() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: () => call(growthRoutes.retention, {}),
    retry: false,
  });
  const items = data?.items ?? [];
  return (
    <FiguresPanel
      title="Retention"
      about="The share of members who were active in the month they joined and in each month after it."
      file={{
        label: 'Save retention as CSV',
        name: 'retention-by-month',
        records: items.map(recordOf),
      }}
      isPending={isPending}
      isFailed={data === undefined}
      onRetry={() => void refetch()}
    >
      <HeatTable items={items} />
    </FiguresPanel>
  );
}

/** A line of the file: `active_0` is the month they joined in. */
const recordOf = ({ month, members, active }: Cohort) => ({
  month,
  members,
  ...Object.fromEntries(
    Array.from({ length: cohortMonths }, (_, at) => [`active_${at}`, active[at] ?? null]),
  ),
});

/** Never so deep that the text on it is hard to read, in light or dark. */
const deepest = 0.45;

function HeatTable({ items }: { items: readonly Cohort[] }) {
  const after = [...Array(Math.max(...items.map(({ active }) => active.length))).keys()];
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Retention by month, scrollable">
      <Table size="small" aria-label="Retention by month" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>Joined in</TableCell>
            <TableCell align="right">Members</TableCell>
            {after.map((at) => (
              <TableCell key={at} align="right">
                {at === 0 ? 'Same month' : `+${at}`}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.toReversed().map((cohort) => (
            <TableRow key={cohort.month}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={cohort.month}>{monthText(cohort.month)}</time>
              </TableCell>
              <TableCell align="right">{figureText(cohort.members)}</TableCell>
              {after.map((at) => (
                <Share key={at} active={cohort.active[at]} members={cohort.members} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Empty for a month to come, a dash for one nobody counted. */
function Share({ active, members }: { active: number | null | undefined; members: number }) {
  if (active === undefined) return <TableCell />;
  if (active === null) return <TableCell align="right">–</TableCell>;
  const share = Math.min(1, active / members);
  return (
    <TableCell
      align="right"
      title={`${figureText(active)} of ${figureText(members)}`}
      sx={({ palette }) => ({ bgcolor: alpha(palette.primary.main, share * deepest) })}
    >
      {Math.round(100 * share)}%
    </TableCell>
  );
}
