import type { Feature } from '@barspoon/messaging';
import { MixAlongsController } from './mix-alongs.controller.ts';
import { MixAlongs } from './mix-alongs.service.ts';

export const mixAlongsFeature: Feature = {
  controllers: [MixAlongsController],
  providers: [MixAlongs],
};
