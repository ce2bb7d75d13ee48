import type { Challenge } from '@barspoon/contracts';
import { dayText } from '../../lib/dates.ts';
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

type Dated = Pick<Challenge, 'status' | 'startDate' | 'endDate' | 'votingEndsAt'>;

/** The one date that matters now. */
export function dateText({ status, startDate, endDate, votingEndsAt }: Dated, isZoneKnown: boolean): string {
  if (status === 'upcoming') return t('starts', { day: dayText(startDate, isZoneKnown) });
  if (status === 'active') return t('ends', { day: dayText(endDate, isZoneKnown) });
  if (status === 'voting') return t('votingEnds', { day: dayText(votingEndsAt, isZoneKnown) });
  return t('ended', { day: dayText(votingEndsAt, isZoneKnown) });
}

/** "$150" or "$150.50". */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: cents % 100 ? 2 : 0 })}`;
