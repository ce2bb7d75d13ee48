import { createHash } from 'node:crypto';
import { type Actor, automatedMark, type catalogueFigureRoutes, type InputOf } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, dayOf, daysBefore, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { FailedSearchesRepository } from './failed-searches.repository.ts';
import { RecipeDaysRepository } from './recipe-days.repository.ts';
import { searchedTerm } from './searched-term.ts';

type Routes = typeof catalogueFigureRoutes;

/** Figures of each day: counted by a job while the day lasts, and read by the console. Implements ADM-ANALYTICS-01, BEYOND-96. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly days: RecipeDaysRepository,
    private readonly searches: FailedSearchesRepository,
    private readonly index: RecipeIndex,
    private readonly settings: FollowedSettings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async recipes({ days }: InputOf<Routes['recipes']>['query']) {
    return { items: await this.days.since(this.daysAgo(days - 1)) };
  }

  async failedSearches({ days }: InputOf<Routes['failedSearches']>['query']) {
    // A search around midnight may be counted slightly later, for the day before.
    return { items: await this.searches.since(this.daysAgo(days - 1), this.daysAgo(1)) };
  }

  /** Counts searches without any result; not those of bots, nor with `analyticsEnabled` off. */
  async note(actor: Actor, text: string) {
    const term = searchedTerm(text);
    const now = this.clock.now();
    const mark = markOf(actor, `${dayOf(now)}|${term}`);
    if (term && mark && this.settings.current.analyticsEnabled && !(await this.finds(text)))
      await this.searches.note(dayOf(now), term, mark, now);
    return { done: true as const };
  }

  async rollUp(): Promise<void> {
    const today = dayOf(this.clock.now());
    await this.transactions.run(() => this.days.rollUp(today));
    await this.searches.forgetMarks(today);
  }

  private async finds(q: string): Promise<boolean> {
    for (const scope of ['recipes', 'discover'] as const)
      if ((await this.index.search.search({ scope, q, limit: 1 })).total > 0) return true;
    return false;
  }

  private daysAgo(days: number): string {
    return daysBefore(dayOf(this.clock.now()), days);
  }
}

/** Distinguishes people for one term and day only; null for bots. */
function markOf(actor: Actor, salt: string): string | null {
  const person = actor.kind === 'member' ? actor.id : actor.kind === 'visitor' ? actor.mark : automatedMark;
  if (person === automatedMark) return null;
  return createHash('sha256').update(`${salt}|${person}`).digest('base64url').slice(0, 22);
}
