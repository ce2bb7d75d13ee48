import { loadConfig } from '@barspoon/platform/config';
import { expect, it } from 'vitest';
import { variables } from './config.ts';

it('of a production names payments beside everything else that is missing [BEYOND-192]', () => {
  const env = { NODE_ENV: 'production' };
  expect(() => loadConfig(variables, env)).toThrow(
    /PASSWORDS_DIR: [\s\S]*STRIPE_SECRET_KEY: production takes no sandbox payments[\s\S]*LINK_SECRET: /,
  );
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
  expect(() => loadConfig(variables, { ...env, ...stripe })).not.toThrow(/STRIPE/);
});

it('of a free production needs no payments [BEYOND-266]', () => {
  const env = { NODE_ENV: 'production', MEMBERSHIP: 'free' };
  expect(() => loadConfig(variables, env)).toThrow(/LINK_SECRET/);
  expect(() => loadConfig(variables, env)).not.toThrow(/STRIPE/);
});
