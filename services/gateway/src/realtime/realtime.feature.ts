import type { EdgeFeature } from '../edge-feature.ts';
import { LiveRooms } from './live-rooms.ts';
import { Sockets } from './sockets.ts';

export const realtimeFeature: EdgeFeature = {
  providers: [LiveRooms],
  followers: [Sockets],
};
