import { type DayFigures, growthDays, growthRoutes } from '@barspoon/contracts';
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
import { lazy, Suspense, useState } from 'react';
import { call } from '../api/call.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { dayText, figureNames, figures, figureText, plotText } from './growth-words.ts';

/** The library of charts is large: it comes with the first plot. */
const GrowthChart = lazy(() => import('./GrowthChart.tsx'));

type Days = (typeof growthDays)[number];
const spanNames: Record<Days, string> = { 30: '30 days', 90: '90 days', 365: 'A year' };

/** The site over time: plots, the same as a table, and as a file. Implements ADM-ANALYTICS-01, BEYOND-96. */
export function GrowthPanel() {
  const [days, setDays] = useState<Days>(90);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['growth', days],
    queryFn: () => call(growthRoutes.members, { query: { days } }),
    placeholderData: (before) => before,
    retry: false,
  });
  const items = data?.items ?? [];
  return (
    <FiguresPanel
      title="Over time"
      choice={
        <OneOf
          name="Time shown"
          choices={growthDays.map((span) => [span, spanNames[span]])}
          value={days}
          onChange={setDays}
        />
      }
      file={{ label: 'Save as CSV', name: 'members-by-day', records: items }}
      isPending={isPending}
      isFailed={data === undefined}
      onRetry={() => void refetch()}
    >
      <Plots items={items} />
    </FiguresPanel>
  );
}

const plotHeight = 180;

const Plots = ({ items }: { items: readonly DayFigures[] }) => (
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
              {figureNames[figure]}
            </Typography>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {figureText(items.at(-1)?.[figure] ?? null)}
            </Typography>
          </Box>
          {items.every((item) => item[figure] === null) ? (
            <Typography variant="body2" sx={{ py: 4, textAlign: 'center' }}>
              No data yet
            </Typography>
          ) : (
            <Box
              role="img"
              aria-label={plotText(figureNames[figure], items, figure)}
              sx={{ minHeight: plotHeight }}
            >
              <Suspense fallback={null}>
                <GrowthChart
                  days={items.map(({ day }) => day)}
                  name={figureNames[figure]}
                  values={items.map((item) => item[figure])}
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
        aria-label="Figures by day, scrollable"
      >
        <Table size="small" stickyHeader aria-label="Figures by day">
          <TableHead>
            <TableRow>
              <TableCell>Day</TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  {figureNames[figure]}
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
                    {figureText(item[figure])}
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
