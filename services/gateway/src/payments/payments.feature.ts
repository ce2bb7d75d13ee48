import type { EdgeFeature } from '../edge-feature.ts';
import { PaymentWebhook } from './payment-webhook.ts';
import { SandboxPages } from './sandbox-pages.ts';

export const paymentsFeature: EdgeFeature = {
  routes: [PaymentWebhook, SandboxPages],
};
