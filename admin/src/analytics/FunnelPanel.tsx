import { type Funnel, type FunnelStep, funnelRoutes, funnelSteps, growthDays } from '@barspoon/contracts';
import {
  Box,
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
import { type Days, spanNames } from './DaysPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { figureText } from './growth-words.ts';

/** The library of charts is large: it comes with the first plot. */
const FunnelChart = lazy(() => import('./FunnelChart.tsx'));

const stepNames: Record<FunnelStep, string> = {
  visitors: 'Visited',
  registered: 'Registered',
  verified: 'Verified their email',
  started: 'Used their bar or saved a recipe',
  subscribed: 'Subscribed',
};

/** A step with its shares, of the step before a visit leads to and of all who registered. */
interface Step {
  step: string;
  people: number | null;
  /** In percent of those who registered; null where it cannot be said. */
  share: number | null;
}

export function stepsOf(funnel: Funnel): Step[] {
  return funnelSteps.map((step) => {
    const people = funnel[step];
    const isKnown = step !== 'visitors' && people !== null && funnel.registered > 0;
    return {
      step: stepNames[step],
      people,
      share: isKnown ? Math.round((1000 * people) / funnel.registered) / 10 : null,
    };
  });
}

/** From a visit to a subscription: a plot, the same as a table, and as a file. Implements ADM-ANALYTICS-01, BEYOND-96. */
export function FunnelPanel() {
  const [days, setDays] = useState<Days>(90);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['funnel', days],
    queryFn: () => call(funnelRoutes.get, { query: { days } }),
    placeholderData: (before) => before,
    retry: false,
  });
  const steps = data ? stepsOf(data) : [];
  const isEmpty = steps.every(({ people }) => !people);
  return (
    <FiguresPanel
      title="From visit to subscription"
      about="Visits are counted once a day and can’t be tied to an account. The other steps follow the members who registered in this time, for 60 days."
      choice={
        <OneOf
          name="Time shown: From visit to subscription"
          choices={growthDays.map((span) => [span, spanNames[span]])}
          value={days}
          onChange={setDays}
        />
      }
      file={{
        label: 'Save funnel as CSV',
        name: 'funnel',
        records: isEmpty ? [] : steps.map((one) => ({ ...one })),
      }}
      isPending={isPending}
      isFailed={data === undefined}
      onRetry={() => void refetch()}
    >
      <Steps steps={steps} />
    </FiguresPanel>
  );
}

const shareText = (share: number | null) => (share === null ? '–' : `${share}%`);

const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'center',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
    }}
  >
    <Box
      role="img"
      aria-label={steps.map(({ step, people }) => `${step}: ${figureText(people)}`).join(', ')}
      sx={{ minHeight: 240, minWidth: 0 }}
    >
      <Suspense fallback={null}>
        <FunnelChart names={steps.map(({ step }) => step)} values={steps.map(({ people }) => people)} />
      </Suspense>
    </Box>
    <TableContainer>
      <Table size="small" aria-label="Funnel" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>Step</TableCell>
            <TableCell align="right">People</TableCell>
            <TableCell align="right">Of registered</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(({ step, people, share }) => (
            <TableRow key={step}>
              <TableCell component="th" scope="row">
                <Typography variant="body2">{step}</Typography>
              </TableCell>
              <TableCell align="right">{figureText(people)}</TableCell>
              <TableCell align="right">{shareText(share)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
