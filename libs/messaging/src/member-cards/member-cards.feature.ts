import type { Feature } from '../service/feature.ts';
import { MemberCardRow, MemberCardRowSchema } from './member-card.schema.ts';
import { MemberCardsRepository } from './member-cards.repository.ts';
import { MemberCards } from './member-cards.ts';
import { RefetchCardWhenProfileChanged } from './refetch-card-when-profile-changed.consumer.ts';

/** For services that show members in lists: their names and pictures, also while identity is down. */
export const memberCardsFeature: Feature = {
  tables: [
    {
      row: MemberCardRow,
      schema: MemberCardRowSchema,
      own: [{ owner: '_id', hidden: ['changes', 'stale'] }],
    },
  ],
  controllers: [RefetchCardWhenProfileChanged],
  providers: [MemberCards, MemberCardsRepository],
};
