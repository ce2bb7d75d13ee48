import type { EdgeFeature } from '../edge-feature.ts';
import { VideoWebhook } from './video-webhook.ts';

export const videoFeature: EdgeFeature = {
  routes: [VideoWebhook],
};
