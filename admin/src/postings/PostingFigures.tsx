import { type adminPostingRoutes, applicationStatuses, type OutputOf } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { stageNames } from './posting-words.ts';

type Overview = OutputOf<typeof adminPostingRoutes.overview> & { id: string };
const numbers = new Intl.NumberFormat('en');

/** How many postings and applications there are. What is written in an application is not for the console. */
export function PostingFigures() {
  const { data, error, refetch } = useGetOne<Overview>('job-postings', { id: 'overview' }, { retry: false });
  if (error && !data) return <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />;
  const shown = (value: number | undefined) => (value === undefined ? '…' : numbers.format(value));
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3 }}>
      <FigureGroup name="Job postings">
        <Figure name="Open" value={shown(data?.postings.open)} />
        <Figure name="Closed" value={shown(data?.postings.closed)} />
      </FigureGroup>
      <FigureGroup name="Applications">
        {applicationStatuses.map((status) => (
          <Figure key={status} name={stageNames[status]} value={shown(data?.applications[status])} />
        ))}
      </FigureGroup>
    </Box>
  );
}
