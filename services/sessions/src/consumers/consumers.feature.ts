import type { Feature } from '@barspoon/messaging';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipeDeleted } from './look-at-mix-alongs-when-recipe-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipePublished } from './look-at-mix-alongs-when-recipe-published.consumer.ts';
import { LookAtMixAlongsWhenRecipeRevised } from './look-at-mix-alongs-when-recipe-revised.consumer.ts';
import { RefetchCardWhenProfileChanged } from './refetch-card-when-profile-changed.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    RefetchCardWhenProfileChanged,
    EraseMemberWhenMemberDeleted,
    LookAtMixAlongsWhenRecipeDeleted,
    LookAtMixAlongsWhenRecipePublished,
    LookAtMixAlongsWhenRecipeRevised,
  ],
};
