import { barFigureRoutes } from '@barspoon/contracts';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { DaysPanel } from './DaysPanel.tsx';

const numbers = new Intl.NumberFormat('en');

/** How bars are used, in figures: nobody in the console reads what happens on them. Implements BEYOND-242. */
export function BarsPanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['figures', 'bars'],
    queryFn: () => call(barFigureRoutes.bars, {}),
    retry: false,
  });
  return (
    <>
      {data ? (
        <FigureGroup name="Bars">
          <Figure name="Bars in use" value={numbers.format(data.bars)} />
          <Figure name="Shared bars" value={numbers.format(data.sharedBars)} />
          <Figure
            name="Members at each"
            value={numbers.format(data.membersPerSharedBar)}
            says="of a shared bar, on average"
          />
          <Figure name="Bottles" value={numbers.format(data.bottles)} />
          <Figure name="Counted bottles" value={numbers.format(data.bottlesWithLevel)} says="with a level" />
        </FigureGroup>
      ) : isError ? (
        <LoadFailed message="Failed to load bars" onRetry={() => void refetch()} />
      ) : (
        <Typography>Loading…</Typography>
      )}
      <DaysPanel
        title="What happens on bars"
        about="Entries of all ledgers together on each day, without what they say: only those at a bar read that."
        names={{ entries: 'Entries' }}
        sums={['entries']}
        tableName="Entries by day"
        file={{ label: 'Save entries as CSV', name: 'bar-entries-by-day' }}
        none="No entries in this time."
        load={(days) => call(barFigureRoutes.entries, { query: { days } })}
      />
    </>
  );
}
