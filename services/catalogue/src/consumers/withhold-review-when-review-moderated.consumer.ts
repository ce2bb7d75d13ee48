import { type EventOf, reviewModerated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RatingsRepository } from '../ratings/ratings.repository.ts';

/** Implements BEYOND-97, BEYOND-100. */
@Controller()
export class WithholdReviewWhenReviewModerated {
  constructor(private readonly ratings: RatingsRepository) {}

  @Consumes(reviewModerated, 'withhold-review-when-review-moderated')
  async withhold({ data }: EventOf<typeof reviewModerated>): Promise<void> {
    await this.ratings.withhold(data.ratingId, data.withheld, data.revision);
  }
}
