import type { Feature } from '@barspoon/messaging';
import { ReviewRow, ReviewRowSchema } from './review.schema.ts';
import { ReviewModeration } from './review-moderation.ts';
import { ReviewsRepository } from './reviews.repository.ts';
import { ReviewsService } from './reviews.service.ts';

export const reviewsFeature: Feature = {
  tables: [{ row: ReviewRow, schema: ReviewRowSchema, own: [{ owner: 'userId', hidden: ['revision'] }] }],
  providers: [ReviewModeration, ReviewsRepository, ReviewsService],
};
