import type { growthRoutes, InputOf } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import { DayFiguresRepository } from './day-figures.repository.ts';
import { before, dayOf, daysFrom } from './days.ts';

/** As far as a plot looks back, at the first run. */
const maxDays = 365;

/** Figures of each day: counted by a job while the day lasts, and read by the console. Implements ADM-ANALYTICS-01, BEYOND-96. */
@Injectable()
export class Growth {
  constructor(
    private readonly figures: DayFiguresRepository,
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
    const rows = await this.figures.since(before(dayOf(this.clock.now()), days - 1));
    return { items: rows.map(({ _id, ...figures }) => ({ day: _id, ...figures })) };
  }

  /**
   * Counts today anew, the last day that was counted for good, and what was missed between them. Of days before the first
   * run only the newcomers who are still there are known.
   */
  async rollUp(): Promise<void> {
    const now = this.clock.now();
    const today = dayOf(now);
    await this.transactions.run(async () => {
      const newest = await this.figures.newest();
      const firstAt = newest ? null : await this.figures.firstAccountAt();
      const earliest = before(today, maxDays - 1);
      if (!newest && !firstAt) return;
      const first = newest?._id ?? (firstAt ? dayOf(firstAt) : today);
      const from = [earliest, first].sort().at(-1) ?? today;
      const newcomers = await this.figures.newcomersByDay(from);
      const active = await this.figures.activeByDay(from);
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
            subscribers: day === today ? subscribers : day === newest?._id ? newest.subscribers : null,
          };
          members -= newMembers;
          return row;
        });
      await this.figures.keep(rows);
    });
  }
}
