import type { Feature } from '@barspoon/messaging';
import { DiscoverController } from './discover.controller.ts';
import { DiscoverService } from './discover.service.ts';

export const discoverFeature: Feature = {
  controllers: [DiscoverController],
  providers: [DiscoverService],
};
