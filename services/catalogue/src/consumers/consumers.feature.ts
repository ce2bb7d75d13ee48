import type { Feature } from '@barspoon/messaging';
import { CountForTrendsWhenRecipeRated } from './count-for-trends-when-recipe-rated.consumer.ts';
import { CountForTrendsWhenRecipeSaved } from './count-for-trends-when-recipe-saved.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { WithholdRecipeWhenRecipeModerated } from './withhold-recipe-when-recipe-moderated.consumer.ts';
import { WithholdReviewWhenReviewModerated } from './withhold-review-when-review-moderated.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    CountForTrendsWhenRecipeRated,
    CountForTrendsWhenRecipeSaved,
    EraseMemberWhenMemberDeleted,
    WithholdRecipeWhenRecipeModerated,
    WithholdReviewWhenReviewModerated,
  ],
};
