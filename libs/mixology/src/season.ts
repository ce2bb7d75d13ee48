import type { Season } from '@barspoon/contracts';

/** Whether a month, 1 for January, is of a season, which may go over the turn of the year. Implements BEYOND-279. */
export const isInSeason = ({ from, to }: Season, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;
