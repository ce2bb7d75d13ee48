import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import type { ReviewRow } from './review.schema.ts';
import { ReviewsRepository } from './reviews.repository.ts';

export const toModerated = (row: ReviewRow): ModeratedContent => ({
  kind: 'review',
  id: row._id,
  postId: null,
  recipeId: row.recipeId,
  authorId: row.userId,
  text: row.content,
  imageUrl: null,
  createdAt: row.createdAt,
  visible: !row.withheld,
});

/** What moderation does with reviews of recipes. */
@Injectable()
export class ReviewModeration implements Moderated {
  readonly kind = 'review';

  constructor(private readonly reviews: ReviewsRepository) {}

  async find(id: string) {
    const row = await this.reviews.find(id);
    return row && toModerated(row);
  }

  async newest(limit: number) {
    return (await this.reviews.newest(limit)).map(toModerated);
  }

  /** It stood among the others until it was looked at: released is shown again. */
  release(id: string) {
    return this.restore(id);
  }

  async restore(id: string) {
    return (await this.reviews.withhold(id, null)) !== null;
  }

  async remove(id: string) {
    await this.reviews.withhold(id, 'removed');
  }
}
