import {
  type Actor,
  automatedMark,
  type funnelRoutes,
  type InputOf,
  maxGrowthDays,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, dayOf, daysBefore } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import { DayFiguresRepository } from './day-figures.repository.ts';
import { FunnelRepository } from './funnel.repository.ts';

/** What members do later than this after they joined is not counted anymore. */
const followedDays = 60;
/** The provider tries for three days to tell of a payment. */
const lateDays = 8;

/** From a visit to a subscription, and what it brings in. Implements ADM-ANALYTICS-01, BEYOND-96. */
@Injectable()
export class FunnelService {
  constructor(
    private readonly funnel: FunnelRepository,
    private readonly figures: DayFiguresRepository,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Counts a visitor once a day; neither members nor programs, and nobody with `analyticsEnabled` off. */
  async noteVisit(actor: Actor) {
    if (actor.kind === 'visitor' && actor.mark !== automatedMark && (await this.isCounting()))
      await this.funnel.noteVisit(actor.mark, this.clock.now());
    return { done: true as const };
  }

  /** A member's first item or favorite; not counted with `analyticsEnabled` off. */
  async noteStart(memberId: string, at: Date): Promise<void> {
    if (await this.isCounting()) await this.funnel.noteStart(memberId, at);
  }

  async get({ days }: InputOf<typeof funnelRoutes.get>['query']) {
    const first = this.daysAgo(days - 1);
    const [steps, counted] = await Promise.all([this.funnel.since(first), this.figures.since(first)]);
    const visitors = counted.flatMap((day) => day.visitors ?? []);
    return {
      visitors: visitors.length === 0 ? null : visitors.reduce((sum, one) => sum + one, 0),
      ...steps,
    };
  }

  async revenue({ days }: InputOf<typeof funnelRoutes.revenue>['query']) {
    return { items: await this.funnel.revenueSince(this.daysAgo(days - 1)) };
  }

  async rollUp(): Promise<void> {
    const hasDays = await this.funnel.hasDays();
    const newest = (await this.funnel.newestRevenueDay()) ?? this.daysAgo(followedDays);
    const fresh = this.daysAgo(lateDays);
    await this.transactions.run(async () => {
      await this.funnel.countDays(this.daysAgo(hasDays ? followedDays : maxGrowthDays - 1));
      await this.funnel.countRevenue([newest, fresh].sort()[0] as string);
    });
  }

  private async isCounting(): Promise<boolean> {
    return (await this.settings.current()).settings.analyticsEnabled;
  }

  private daysAgo(days: number): string {
    return daysBefore(dayOf(this.clock.now()), days);
  }
}
