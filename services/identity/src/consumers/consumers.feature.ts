import type { Feature } from '@barspoon/messaging';
import { MakeMemberFindableWhenProfileChanged } from './make-member-findable-when-profile-changed.consumer.ts';
import { MakeMemberFindableWhenRegistered } from './make-member-findable-when-registered.consumer.ts';
import { NoteStartWhenItemAdded } from './note-start-when-item-added.consumer.ts';
import { NoteStartWhenRecipeSaved } from './note-start-when-recipe-saved.consumer.ts';
import { UpdateProfileWhenPointsAwarded } from './update-profile-when-points-awarded.consumer.ts';
import { UpdateProfileWhenPointsCorrected } from './update-profile-when-points-corrected.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    MakeMemberFindableWhenProfileChanged,
    MakeMemberFindableWhenRegistered,
    NoteStartWhenItemAdded,
    NoteStartWhenRecipeSaved,
    UpdateProfileWhenPointsAwarded,
    UpdateProfileWhenPointsCorrected,
  ],
};
