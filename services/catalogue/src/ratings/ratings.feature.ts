import type { Feature } from '@barspoon/messaging';
import { AdminRatingsService } from './admin-ratings.service.ts';
import { RatedRecipes } from './rated-recipes.repository.ts';
import { RatingCountRow, RatingCountRowSchema, RatingRow, RatingRowSchema } from './rating.schema.ts';
import { RatingLane } from './rating-lane.ts';
import { RatingsController } from './ratings.controller.ts';
import { RatingsRepository } from './ratings.repository.ts';
import { RatingsService } from './ratings.service.ts';
import { ReviewAuthors } from './review-authors.ts';

export const ratingsFeature: Feature = {
  tables: [
    {
      row: RatingRow,
      schema: RatingRowSchema,
      own: [{ owner: 'userId', hidden: ['weight', 'growsAt', 'moderationRevision', 'textRevision'] }],
      inConsole: { changedAt: 'updatedAt', hidden: ['weight', 'growsAt'] },
    },
    { row: RatingCountRow, schema: RatingCountRowSchema, own: [{ owner: '_id' }] },
  ],
  controllers: [RatingsController],
  providers: [
    AdminRatingsService,
    RatedRecipes,
    RatingLane,
    RatingsRepository,
    RatingsService,
    ReviewAuthors,
  ],
};
