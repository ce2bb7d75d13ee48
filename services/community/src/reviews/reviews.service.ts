import { ratingInternalRoutes } from '@barspoon/contracts';
import { Caller, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import type { ReviewRow } from './review.schema.ts';
import { toModerated } from './review-moderation.ts';
import { ReviewsRepository } from './reviews.repository.ts';

const rowsAtOnce = 200;

/**
 * Reviews of recipes are written in the catalogue; here stands a copy to moderate. The catalogue has a text screened
 * before others see it, and keeps what is not screened to its author until the copy has been looked at.
 */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly caller: Caller,
    private readonly own: OwnData,
    private readonly reviews: ReviewsRepository,
    private readonly screening: ScreeningService,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly clock: Clock,
  ) {}

  /** One that was written before this service kept copies is fetched when it is reported. */
  async ensure(id: string): Promise<void> {
    if (!(await this.reviews.find(id))) await this.transactions.run(() => this.refresh(id));
  }

  /**
   * Brings a copy to what the catalogue says now and looks at its text; in the open transaction. One that was removed
   * stays so whatever it says now.
   */
  async refresh(id: string): Promise<void> {
    const written = await this.written(id);
    if (!written || (await this.own.erasedAmong([written.userId])).size > 0) return this.forget(id);
    const before = await this.reviews.find(id);
    const row: ReviewRow = before ? { ...before, content: written.content } : written;
    await this.reviews.keep(row);
    if (row.withheld === 'removed') return;
    // Held there before anything is decided here: the screening found something, or did not answer.
    const isAwaited = written.withheld === 'held' && before?.withheld !== 'held';
    if (row.content === before?.content && !isAwaited) return;
    const findings = await this.screening.findingsOf({ id: row.userId }, row.content);
    const at = this.clock.now();
    if (findings.length === 0) {
      if (isAwaited) await this.reviews.withhold(id, null);
      return this.cases.keepContent({ kind: 'review', id }, row.content, at);
    }
    const held = await this.reviews.withhold(id, 'held');
    if (held) await this.cases.hold(toModerated(held), findings, row.withheld === null, at);
  }

  /** In the open transaction. Implements BEYOND-40. */
  async forgetAllOf(owner: { userId: string } | { recipeId: string }): Promise<void> {
    for (let ids = await this.reviews.idsOf(owner, rowsAtOnce); ids.length > 0; ) {
      for (const id of ids) await this.forget(id);
      ids = await this.reviews.idsOf(owner, rowsAtOnce);
    }
  }

  private async forget(id: string): Promise<void> {
    const ref = { kind: 'review' as const, id };
    await this.reviews.remove(id);
    await this.cases.dropWaiting(ref);
    await this.reports.forget(ref);
  }

  /** @returns null for a rating that is gone or says nothing */
  private async written(id: string): Promise<ReviewRow | null> {
    try {
      const { recipeId, memberId, text, withheld, moderationRevision, createdAt } = await this.caller.call(
        ratingInternalRoutes.review,
        { params: { id } },
        this.caller.serviceContext(),
      );
      if (text === null) return null;
      return {
        _id: id,
        recipeId,
        userId: memberId,
        content: text,
        withheld,
        revision: moderationRevision,
        createdAt: new Date(createdAt),
      };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
