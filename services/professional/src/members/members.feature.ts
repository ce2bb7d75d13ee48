import type { Feature } from '@barspoon/messaging';
import { MemberCards } from './member-cards.ts';

export const membersFeature: Feature = {
  providers: [MemberCards],
};
