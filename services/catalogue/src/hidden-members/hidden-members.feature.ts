import type { Feature } from '@barspoon/messaging';
import { HiddenMembers } from './hidden-members.ts';

export const hiddenMembersFeature: Feature = { providers: [HiddenMembers] };
