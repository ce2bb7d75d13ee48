import { cohortMonths, type growthRoutes, type InputOf, maxGrowthDays } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, dayOf, daysBefore, daysFrom, monthOf, monthsUpTo } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import { DayFiguresRepository } from './day-figures.repository.ts';
import { FunnelRepository } from './funnel.repository.ts';

/** Figures of each day: counted by a job while the day lasts, and read by the console. Implements ADM-ANALYTICS-01, BEYOND-96. */
@Injectable()
export class Growth {
  constructor(
    private readonly figures: DayFiguresRepository,
    private readonly funnel: FunnelRepository,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A member's first sign of life of a day; not counted with `analyticsEnabled` off. */
  async noteActive(memberId: string, now: Date): Promise<void> {
    const { settings } = await this.settings.current();
    if (settings.analyticsEnabled) await this.figures.noteActive(memberId, dayOf(now), now);
  }

  async members({ days }: InputOf<typeof growthRoutes.members>['query']) {
    const rows = await this.figures.since(daysBefore(dayOf(this.clock.now()), days - 1));
    return {
      items: rows.map(({ _id, visitors = null, ...figures }) => ({ day: _id, ...figures, visitors })),
    };
  }

  /** A month is known when anybody was counted in it. Implements ADM-ANALYTICS-01, BEYOND-96. */
  async retention() {
    const months = monthsUpTo(dayOf(this.clock.now()), cohortMonths);
    const first = months[0] as string;
    const [days, rows] = await Promise.all([
      this.figures.since(`${first}-01`),
      this.figures.cohortsSince(first),
    ]);
    const counted = new Set(rows.map(({ month }) => month));
    const active = new Map(rows.map((row) => [row._id, row.active]));
    const joined = new Map<string, number>();
    for (const { _id, newMembers } of days)
      joined.set(monthOf(_id), (joined.get(monthOf(_id)) ?? 0) + newMembers);
    return {
      items: months.flatMap((month, at) => {
        const members = joined.get(month) ?? 0;
        if (members === 0) return [];
        const after = months.slice(at);
        return [
          {
            month,
            members,
            active: after.map((one) => (counted.has(one) ? (active.get(`${month}:${one}`) ?? 0) : null)),
          },
        ];
      }),
    };
  }

  /**
   * Recounts today, the last day that was counted for good, and what was missed between them. Of days before the first
   * run only the newcomers who are still there are known.
   */
  async rollUp(): Promise<void> {
    const now = this.clock.now();
    const today = dayOf(now);
    await this.transactions.run(async () => {
      const newest = await this.figures.newest();
      const firstAt = newest ? null : await this.figures.firstAccountAt();
      const earliest = daysBefore(today, maxGrowthDays - 1);
      if (!newest && !firstAt) return;
      const first = newest?._id ?? (firstAt ? dayOf(firstAt) : today);
      const from = [earliest, first].sort().at(-1) ?? today;
      const newcomers = await this.figures.newcomersByDay(from);
      const active = await this.figures.activeByDay(from);
      const visitors = await this.funnel.visitorsByDay(from);
      const { analyticsEnabled } = (await this.settings.current()).settings;
      const subscribers = await this.figures.countSubscribers(now);
      let members = await this.figures.countMembers();
      const rows = daysFrom(from, today)
        .toReversed()
        .map((day) => {
          const newMembers = newcomers.get(day) ?? 0;
          const isCounted = analyticsEnabled && (day === today || newest !== null);
          const row = {
            _id: day,
            members,
            newMembers,
            activeMembers: active.get(day) ?? (isCounted ? 0 : null),
            visitors: visitors.get(day) ?? (isCounted ? 0 : null),
            subscribers: day === today ? subscribers : day === newest?._id ? newest.subscribers : null,
          };
          members -= newMembers;
          return row;
        });
      await this.figures.keep(rows);
      await this.figures.countCohorts(monthOf(newest?._id ?? today));
    });
  }
}
