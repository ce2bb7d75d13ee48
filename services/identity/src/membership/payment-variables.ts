import { membershipVariables, siteVariables } from '@barspoon/platform/config';
import { z } from 'zod';

export const paymentVariables = {
  ...membershipVariables,
  PUBLIC_URL: siteVariables.PUBLIC_URL,
  STRIPE_SECRET_KEY: {
    schema: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
    about:
      'Secret key of the Stripe account. Without one payments go to a sandbox, which production refuses unless the site is free.',
    production: {
      test: (key: unknown, { STRIPE_WEBHOOK_SECRETS, MEMBERSHIP }: NodeJS.ProcessEnv) =>
        MEMBERSHIP === 'free' || (key !== undefined && STRIPE_WEBHOOK_SECRETS !== undefined),
      must: 'takes no sandbox payments: it needs this and STRIPE_WEBHOOK_SECRETS, or MEMBERSHIP=free',
    },
    secret: true,
    write: 'sk_live_…',
  },
  STRIPE_WEBHOOK_SECRETS: {
    schema: z
      .string()
      .regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)?$/)
      .transform((list) => list.split(','))
      .optional(),
    about:
      'Signing secret of the webhook at `/api/v1/payments/webhook`; while it is being changed, new and old, comma separated.',
    secret: true,
  },
  STRIPE_PRICE_ID: {
    schema: z.string().startsWith('price_').optional(),
    about: 'Price of the plan at Stripe ($9.99 a month); without one each checkout names it.',
  },
  STRIPE_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: "Address of a stand-in for Stripe's API; without one it is Stripe's own.",
  },
} as const;
