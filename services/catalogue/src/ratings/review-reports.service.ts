import { type InputOf, type MemberActor, type ratingRoutes, reviewReported } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ownReview, ratingNotFound } from './rating.errors.ts';
import { RatingsRepository } from './ratings.repository.ts';
import { ReviewReportsRepository } from './review-reports.repository.ts';

@Injectable()
export class ReviewReportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratings: RatingsRepository,
    private readonly reports: ReviewReportsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A member tells the moderators of a review; telling them twice changes nothing. */
  async report(actor: MemberActor, id: string, report: InputOf<typeof ratingRoutes.report>['body']) {
    await this.transactions.run(async () => {
      const review = await this.ratings.find(id);
      // A rating without a text is nobody's to see.
      if (review?.reviewText == null) throw ratingNotFound();
      if (review.userId === actor.id) throw ownReview();
      const now = this.clock.now();
      if (!(await this.reports.add(id, actor.id, { ...report, createdAt: now }))) return;
      await this.outbox.add(
        reviewReported,
        {
          ratingId: id,
          recipeId: review.recipeId,
          authorId: review.userId,
          reporterId: actor.id,
          reason: report.reason,
        },
        { aggregate: `review-report:${id}:${actor.id}`, revision: 1 },
      );
    });
    return { done: true as const };
  }
}
