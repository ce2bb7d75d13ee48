import type { Feature } from '@barspoon/messaging';
import { AwardPointsWhenCommentPublished } from './award-points-when-comment-published.consumer.ts';
import { AwardPointsWhenItemAdded } from './award-points-when-item-added.consumer.ts';
import { AwardPointsWhenMemberFollowed } from './award-points-when-member-followed.consumer.ts';
import { AwardPointsWhenPostLiked } from './award-points-when-post-liked.consumer.ts';
import { AwardPointsWhenRecipePublished } from './award-points-when-recipe-published.consumer.ts';
import { AwardPointsWhenRecipeRated } from './award-points-when-recipe-rated.consumer.ts';
import { AwardPointsWhenRecipeSaved } from './award-points-when-recipe-saved.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { ListMemberWhenStandingChanged } from './list-member-when-standing-changed.consumer.ts';
import { RankMemberWhenPointsAwarded } from './rank-member-when-points-awarded.consumer.ts';
import { RankMemberWhenPointsCorrected } from './rank-member-when-points-corrected.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    AwardPointsWhenCommentPublished,
    AwardPointsWhenItemAdded,
    AwardPointsWhenMemberFollowed,
    AwardPointsWhenPostLiked,
    AwardPointsWhenRecipePublished,
    AwardPointsWhenRecipeRated,
    AwardPointsWhenRecipeSaved,
    EraseMemberWhenMemberDeleted,
    ListMemberWhenStandingChanged,
    RankMemberWhenPointsAwarded,
    RankMemberWhenPointsCorrected,
  ],
};
