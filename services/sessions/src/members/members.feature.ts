import type { Feature } from '@barspoon/messaging';
import { MemberCardRow, MemberCardRowSchema } from './member-card.schema.ts';
import { MemberCardsRepository } from './member-cards.repository.ts';
import { MemberCards } from './member-cards.service.ts';

export const membersFeature: Feature = {
  tables: [
    {
      row: MemberCardRow,
      schema: MemberCardRowSchema,
      own: [{ owner: '_id', hidden: ['changes', 'stale'] }],
    },
  ],
  providers: [MemberCards, MemberCardsRepository],
};
