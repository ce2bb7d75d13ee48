import type { Feature } from '@barspoon/messaging';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { ForgetCollectionWhenCollectionDeleted } from './forget-collection-when-collection-deleted.consumer.ts';
import { ForgetRecipeWhenRecipeDeleted } from './forget-recipe-when-recipe-deleted.consumer.ts';
import { KeepAuthorWhenProfileChanged } from './keep-author-when-profile-changed.consumer.ts';
import { KeepAuthorWhenRegistered } from './keep-author-when-registered.consumer.ts';
import { KeepAuthorWhenStandingChanged } from './keep-author-when-standing-changed.consumer.ts';
import { KeepCollectionWhenCollectionCreated } from './keep-collection-when-collection-created.consumer.ts';
import { KeepCollectionWhenCollectionRevised } from './keep-collection-when-collection-revised.consumer.ts';
import { KeepMemberRecipeWhenRecipeTextRevised } from './keep-member-recipe-when-recipe-text-revised.consumer.ts';
import { KeepRecipeWhenRecipePublished } from './keep-recipe-when-recipe-published.consumer.ts';
import { KeepRecipeWhenRecipeRevised } from './keep-recipe-when-recipe-revised.consumer.ts';
import { KeepReviewWhenReviewRevised } from './keep-review-when-review-revised.consumer.ts';
import { RecordActivityWhenChallengeJoined } from './record-activity-when-challenge-joined.consumer.ts';
import { RecordActivityWhenCollectionCreated } from './record-activity-when-collection-created.consumer.ts';
import { RecordActivityWhenCollectionRevised } from './record-activity-when-collection-revised.consumer.ts';
import { RecordActivityWhenRecipePublished } from './record-activity-when-recipe-published.consumer.ts';
import { RecordActivityWhenRecipeRevised } from './record-activity-when-recipe-revised.consumer.ts';
import { RecordActivityWhenRecipeSaved } from './record-activity-when-recipe-saved.consumer.ts';
import { RecordActivityWhenSessionStarted } from './record-activity-when-session-started.consumer.ts';
import { TakeActivityBackWhenCollectionDeleted } from './take-activity-back-when-collection-deleted.consumer.ts';
import { TakeActivityBackWhenRecipeDeleted } from './take-activity-back-when-recipe-deleted.consumer.ts';
import { TakeActivityBackWhenRecipeUnsaved } from './take-activity-back-when-recipe-unsaved.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    EraseMemberWhenMemberDeleted,
    ForgetCollectionWhenCollectionDeleted,
    ForgetRecipeWhenRecipeDeleted,
    KeepAuthorWhenProfileChanged,
    KeepAuthorWhenRegistered,
    KeepAuthorWhenStandingChanged,
    KeepCollectionWhenCollectionCreated,
    KeepCollectionWhenCollectionRevised,
    KeepMemberRecipeWhenRecipeTextRevised,
    KeepRecipeWhenRecipePublished,
    KeepRecipeWhenRecipeRevised,
    KeepReviewWhenReviewRevised,
    RecordActivityWhenChallengeJoined,
    RecordActivityWhenCollectionCreated,
    RecordActivityWhenCollectionRevised,
    RecordActivityWhenRecipePublished,
    RecordActivityWhenRecipeRevised,
    RecordActivityWhenRecipeSaved,
    RecordActivityWhenSessionStarted,
    TakeActivityBackWhenCollectionDeleted,
    TakeActivityBackWhenRecipeDeleted,
    TakeActivityBackWhenRecipeUnsaved,
  ],
};
