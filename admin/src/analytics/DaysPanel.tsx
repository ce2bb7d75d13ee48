import { growthDays } from '@barspoon/contracts';
import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { OneOf } from '../ui/OneOf.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { type DayOf, dayText, figureText, plotText } from './growth-words.ts';

/** The library of charts is large: it comes with the first plot. */
const GrowthChart = lazy(() => import('./GrowthChart.tsx'));

export type Days = (typeof growthDays)[number];
export const spanNames: Record<Days, string> = { 30: '30 days', 90: '90 days', 365: 'A year' };

interface DaysPanelProps<F extends string> {
  title: string;
  about?: string;
  /** Other choices next to the title. */
  choice?: ReactNode;
  /** Said where there are no figures. */
  none?: string;
  /** What each figure is called, in the order they are shown. */
  names: Readonly<Record<F, string>>;
  /** Which of them start over each day: next to their names is the total, not the last day. */
  sums?: readonly NoInfer<F>[];
  /** Of the table. */
  tableName: string;
  file: { label: string; name: string };
  load: (days: Days) => Promise<{ items: readonly DayOf<NoInfer<F>>[] }>;
}

/** Figures of each day: plots, the same as a table, and as a file. Implements ADM-ANALYTICS-01, BEYOND-96. */
export function DaysPanel<F extends string>({
  title,
  about,
  choice,
  none,
  names,
  sums = [],
  tableName,
  file,
  load,
}: DaysPanelProps<F>) {
  const [days, setDays] = useState<Days>(90);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['figures', file.name, days],
    queryFn: () => load(days),
    placeholderData: (before) => before,
    retry: false,
  });
  const items = data?.items ?? [];
  return (
    <FiguresPanel
      title={title}
      about={about}
      {...(none !== undefined && { none })}
      choice={
        <>
          {choice}
          <OneOf
            name={`Time shown: ${title}`}
            choices={growthDays.map((span) => [span, spanNames[span]])}
            value={days}
            onChange={setDays}
          />
        </>
      }
      file={{ ...file, records: items }}
      isPending={isPending}
      isFailed={data === undefined}
      onRetry={() => void refetch()}
    >
      <Plots items={items} names={names} sums={sums} tableName={tableName} />
    </FiguresPanel>
  );
}

const plotHeight = 180;

interface PlotsProps<F extends string> {
  items: readonly DayOf<F>[];
  names: Readonly<Record<F, string>>;
  sums: readonly F[];
  tableName: string;
}

function Plots<F extends string>({ items, names, sums, tableName }: PlotsProps<F>) {
  const figures = Object.keys(names) as F[];
  const figureOf = (item: DayOf<F> | undefined, figure: F): number | null => item?.[figure] ?? null;
  const headOf = (figure: F): string => {
    if (!sums.includes(figure)) return figureText(figureOf(items.at(-1), figure));
    const known = items.flatMap((item) => figureOf(item, figure) ?? []);
    return known.length > 0 ? `${figureText(known.reduce((a, b) => a + b))} in all` : figureText(null);
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
        }}
      >
        {figures.map((figure) => (
          <Card key={figure} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography component="h3" variant="body2" color="text.secondary">
                {names[figure]}
              </Typography>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {headOf(figure)}
              </Typography>
            </Box>
            {items.every((item) => figureOf(item, figure) === null) ? (
              <Typography variant="body2" sx={{ py: 4, textAlign: 'center' }}>
                No data yet
              </Typography>
            ) : (
              <Box
                role="img"
                aria-label={plotText(names[figure], items, figure)}
                sx={{ minHeight: plotHeight }}
              >
                <Suspense fallback={null}>
                  <GrowthChart
                    days={items.map(({ day }) => day)}
                    name={names[figure]}
                    values={items.map((item) => figureOf(item, figure))}
                  />
                </Suspense>
              </Box>
            )}
          </Card>
        ))}
      </Box>
      <Box component="details">
        <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          As a table
        </Typography>
        <TableContainer
          sx={{ maxHeight: 400 }}
          tabIndex={0}
          role="region"
          aria-label={`${tableName}, scrollable`}
        >
          <Table size="small" stickyHeader aria-label={tableName}>
            <TableHead>
              <TableRow>
                <TableCell>Day</TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure} align="right">
                    {names[figure]}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {items.toReversed().map((item) => (
                <TableRow key={item.day}>
                  <TableCell component="th" scope="row">
                    <time dateTime={item.day}>{dayText(item.day)}</time>
                  </TableCell>
                  {figures.map((figure) => (
                    <TableCell key={figure} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {figureText(figureOf(item, figure))}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
    </>
  );
}
