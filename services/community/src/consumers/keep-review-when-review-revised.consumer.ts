import { type EventOf, reviewRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ReviewsService } from '../reviews/reviews.service.ts';

/** Implements BEYOND-97, BEYOND-100. */
@Controller()
export class KeepReviewWhenReviewRevised {
  constructor(private readonly reviews: ReviewsService) {}

  @Consumes(reviewRevised, 'keep-review-when-review-revised')
  async keep({ data }: EventOf<typeof reviewRevised>): Promise<void> {
    await this.reviews.refresh(data.ratingId);
  }
}
