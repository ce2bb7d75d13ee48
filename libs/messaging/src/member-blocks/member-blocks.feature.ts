import type { Feature } from '../service/feature.ts';
import { MemberBlocks } from './member-blocks.ts';

/** For services in which members act on what others have made. */
export const memberBlocksFeature: Feature = { providers: [MemberBlocks] };
