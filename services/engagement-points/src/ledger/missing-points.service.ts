import {
  type AwardRule,
  type adminLedgerRoutes,
  awardPoints,
  awardRules,
  type InputOf,
  type OutputOf,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { LedgerEntries } from './ledger-entries.ts';

type Question = InputOf<typeof adminLedgerRoutes.missing>['query'];

/** Says why a point that a member misses is not there. Implements BEYOND-58, BEYOND-59. */
@Injectable()
export class MissingPointsService {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly entries: LedgerEntries,
    private readonly jobs: Jobs,
  ) {}

  async explain(
    memberId: string,
    { activityType, day, about }: Question,
  ): Promise<OutputOf<typeof adminLedgerRoutes.missing>> {
    const rule: AwardRule = awardRules[activityType];
    const [rows, jobs, named] = await Promise.all([
      this.activities.ofDay(memberId, activityType, day),
      this.jobs.unfinished(awardPoints, `${activityType}-${memberId}-`),
      about ? this.activities.aboutNamed(memberId, activityType, about) : null,
    ]);
    const missing = await this.entries.missingOf(memberId, rows);
    const counts = Map.groupBy(missing.values(), (reason) => reason);
    const [entry] = named ? await this.entries.shown(memberId, [named]) : [];
    return {
      rule: {
        points: rule.points,
        perDay: rule.perDay,
        perDayWithOneMember: rule.perDayWithOneMember ?? null,
        minAccountDays: rule.minAccountDays ?? null,
      },
      earned: rows.filter(({ pointsAwarded }) => pointsAwarded > 0).length,
      unearned: [...counts].map(([reason, { length }]) => ({ reason, count: length })),
      ...jobs,
      about: entry ?? null,
    };
  }
}
