import {
  type adminMentorshipRoutes,
  connectionStatuses,
  mentorTypes,
  type OutputOf,
} from '@barspoon/contracts';
import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import { capitalized } from '../ui/choices.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

type Overview = OutputOf<typeof adminMentorshipRoutes.overview> & { id: string };
const numbers = new Intl.NumberFormat('en');
const typeNames = { mentor: 'Mentors', mentee: 'Mentees', both: 'Both' };

/** How many profiles, requests and meetings there are. Implements BEYOND-79. */
export function MentorFigures() {
  const { data, error, refetch } = useGetOne<Overview>('mentors', { id: 'overview' }, { retry: false });
  if (error && !data) return <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />;
  const shown = (value: number | undefined) => (value === undefined ? '…' : numbers.format(value));
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3 }}>
      <FigureGroup name="Profiles">
        {mentorTypes.map((type) => (
          <Figure key={type} name={typeNames[type]} value={shown(data?.profiles[type])} />
        ))}
        <Figure name="Accepting" value={shown(data?.accepting)} says="can be asked for a connection" />
      </FigureGroup>
      <FigureGroup name="Requests">
        {connectionStatuses.map((status) => (
          <Figure key={status} name={capitalized(status)} value={shown(data?.connections[status])} />
        ))}
      </FigureGroup>
      <FigureGroup name="Meetings">
        <Figure name="Ahead" value={shown(data?.bookings.ahead)} />
        <Figure name="Over" value={shown(data?.bookings.over)} says="in the last year" />
        <Figure name="Canceled" value={shown(data?.bookings.cancelled)} says="in the last year" />
      </FigureGroup>
    </Box>
  );
}
