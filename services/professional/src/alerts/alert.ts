import { dayMs, type JobAlertInput } from '@barspoon/contracts';
import type { PostingRow } from '../postings/posting.schema.ts';
import type { AlertRow } from './alert.schema.ts';

/** The same for two searches that find the same. */
export const keyOf = (
  { workLocation, jobType, experienceLevel }: JobAlertInput,
  beginnings: readonly string[],
): string => JSON.stringify([[...beginnings].sort(), workLocation, jobType, experienceLevel]);

/** Whether the board, searched as the alert says, would list the posting. */
export const isMatch = (
  alert: Pick<AlertRow, 'beginnings' | 'workLocation' | 'jobType' | 'experienceLevel'>,
  posting: Pick<PostingRow, 'words' | 'workLocation' | 'jobType' | 'experienceLevel'>,
): boolean =>
  [posting.workLocation, null].includes(alert.workLocation) &&
  [posting.jobType, null].includes(alert.jobType) &&
  [posting.experienceLevel, null].includes(alert.experienceLevel) &&
  alert.beginnings.every((beginning) => posting.words.some((word) => word.startsWith(beginning)));

/** When an alert may be mailed: at once, or a day after its last mail. */
export const mailMoment = (mailedAt: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (mailedAt?.getTime() ?? 0) + dayMs));
