import type { Feature } from '@barspoon/messaging';
import { EndBlockWhenDistanceEnded } from './end-block-when-distance-ended.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { KeepMentorCardWhenProfileChanged } from './keep-mentor-card-when-profile-changed.consumer.ts';
import { ListMentorWhenStandingChanged } from './list-mentor-when-standing-changed.consumer.ts';
import { PartMembersWhenDistanceKept } from './part-members-when-distance-kept.consumer.ts';
import { WithholdMessageWhenMessageModerated } from './withhold-message-when-message-moderated.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    EndBlockWhenDistanceEnded,
    EraseMemberWhenMemberDeleted,
    KeepMentorCardWhenProfileChanged,
    ListMentorWhenStandingChanged,
    PartMembersWhenDistanceKept,
    WithholdMessageWhenMessageModerated,
  ],
};
