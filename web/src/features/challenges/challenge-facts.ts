import type { Challenge } from '@barspoon/contracts';
import { dayText, distanceText, zonedMomentText } from '../../lib/dates.ts';
import type { Tone } from '../../ui/chip.tsx';
import { t } from './texts.ts';

/** Implements CHAL-05. */
export const difficultyTones: Record<Challenge['difficultyLevel'], Tone> = {
  Beginner: 'green',
  Intermediate: 'blue',
  Advanced: 'orange',
  Expert: 'red',
};

/** The share of places that are taken, in percent. Implements CHAL-06. */
export const placesTaken = ({
  currentParticipants,
  maxParticipants,
}: Pick<Challenge, 'currentParticipants' | 'maxParticipants'>): number =>
  Math.round((currentParticipants / maxParticipants) * 100);

export type Dated = Pick<Challenge, 'status' | 'startDate' | 'endDate' | 'votingEndsAt'>;

/**
 * The one date that matters now, to the minute and with the time until then; of what is over the day.
 * @param now null on the server, which knows neither the reader's zone nor their clock
 */
export function dateText({ status, startDate, endDate, votingEndsAt }: Dated, now: number | null): string {
  if (status === 'completed') return t('ended', { day: dayText(votingEndsAt, now !== null) });
  const next = {
    upcoming: ['starts', startDate],
    active: ['ends', endDate],
    voting: ['votingEnds', votingEndsAt],
  } as const;
  const [key, at] = next[status];
  const said = t(key, { day: zonedMomentText(at, now !== null) });
  return now !== null && Date.parse(at) > now ? `${said} (${distanceText(at, now)})` : said;
}

/** "$150" or "$150.50". */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: cents % 100 ? 2 : 0 })}`;
