import type { Feature } from '@barspoon/messaging';
import { Screening } from './screening.ts';

export const moderationFeature: Feature = {
  providers: [Screening],
};
