import type { Feature } from '@barspoon/messaging';
import { MixAlongs } from './mix-alongs.service.ts';
import { RecipesToMix } from './recipes-to-mix.service.ts';

export const mixAlongsFeature: Feature = {
  providers: [MixAlongs, RecipesToMix],
};
