import type { Feature } from '@barspoon/messaging';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipeDeleted } from './look-at-mix-alongs-when-recipe-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipePublished } from './look-at-mix-alongs-when-recipe-published.consumer.ts';
import { LookAtMixAlongsWhenRecipeRevised } from './look-at-mix-alongs-when-recipe-revised.consumer.ts';
import { PartMembersWhenDistanceKept } from './part-members-when-distance-kept.consumer.ts';
import { TakeOutWhenStandingChanged } from './take-out-when-standing-changed.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    EraseMemberWhenMemberDeleted,
    LookAtMixAlongsWhenRecipeDeleted,
    LookAtMixAlongsWhenRecipePublished,
    LookAtMixAlongsWhenRecipeRevised,
    PartMembersWhenDistanceKept,
    TakeOutWhenStandingChanged,
  ],
};
