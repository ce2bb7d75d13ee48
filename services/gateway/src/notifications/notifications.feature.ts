import type { EdgeFeature } from '../edge-feature.ts';
import { BounceWebhook } from './bounce-webhook.ts';
import { OneClick } from './one-click.ts';

export const notificationsFeature: EdgeFeature = {
  routes: [OneClick, BounceWebhook],
};
