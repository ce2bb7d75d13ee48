import type { AwardedActivity, adminLedgerRoutes, OutputOf } from '@barspoon/contracts';
import { countsOnce, missingNames, pointsText, signed } from './points-words.ts';

export type Explanation = OutputOf<typeof adminLedgerRoutes.missing>;

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

/** Why a point is missing, in sentences, what matters most first. */
export function explained(
  { rule, earned, unearned, waiting, failed, about }: Explanation,
  asked: { activityType: AwardedActivity; day: string; about: string },
): string[] {
  const day = days.format(new Date(asked.day));
  const lines: string[] = [];
  if (about) {
    const when = days.format(new Date(about.createdAt));
    const why = about.correctedBy ? 'Taken back' : about.missing && missingNames[about.missing];
    lines.push(
      `“${about.relatedName}” is entry ${about.entry}, of ${when}: ${signed(about.pointsAwarded)}${why ? ` (${why})` : ''}.`,
    );
  } else if (asked.about) lines.push(`No entry of this kind is about “${asked.about}”.`);
  if (waiting > 0)
    lines.push(
      `${acts(waiting)} of this kind ${waiting === 1 ? 'waits' : 'wait'} to be counted. Look again in a moment.`,
    );
  if (failed > 0)
    lines.push(`${acts(failed)} of this kind could not be counted. An admin can retry the failed job.`);
  lines.push(
    rule.points === 0
      ? `${acts(earned)} earned points on ${day}.`
      : `${acts(earned)} earned ${pointsText(rule.points)}${earned === 1 ? '' : ' each'} on ${day}, of ${rule.perDay} a day at most${
          rule.perDayWithOneMember === null ? '' : ` and ${rule.perDayWithOneMember} with one member`
        }.`,
  );
  for (const { reason, count } of unearned)
    lines.push(`${acts(count)} earned nothing: ${missingNames[reason]}.`);
  if (earned === 0 && unearned.length === 0) lines.push(`Nothing of this kind is recorded on ${day}.`);
  lines.push(countsOnce[asked.activityType]);
  return lines;
}
