import type { AdminSession, SessionState } from '@barspoon/contracts';
import { dayTime } from '../ui/moments.ts';

export const stateNames: Record<SessionState, string> = {
  upcoming: 'Upcoming',
  live: 'Live',
  past: 'Past',
  cancelled: 'Canceled',
};

const stateOfStatus: Record<AdminSession['status'], SessionState> = {
  scheduled: 'upcoming',
  live: 'live',
  ended: 'past',
  cancelled: 'cancelled',
};
export const stateOf = ({ status }: AdminSession): string => stateNames[stateOfStatus[status]];

export const placesOf = ({ participantCount, maxParticipants }: AdminSession): string =>
  `${participantCount} of ${maxParticipants}`;

export const momentText = (iso: string): string => dayTime(iso);
