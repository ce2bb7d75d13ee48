import { describe, expect, it } from 'vitest';
import { serviceEnvironment } from './environment.ts';

describe('what services find in their environment', () => {
  const around = {
    root: '/clone',
    dataDir: '/clone/.data',
    ports: {
      gateway: 8080,
      identity: 8101,
      catalogue: 8102,
      inventory: 8103,
      'engagement-points': 8104,
      notifications: 8105,
      community: 8106,
      professional: 8107,
      sessions: 8108,
      egress: 8109,
    },
    servers: { mongo: 'mongodb://m', nats: 'nats://n', redis: 'redis://r' },
    smtpUrl: 'smtp://127.0.0.1:1125',
    keys: { privateKeyFile: '/k.private', publicKeyFile: '/k.public' },
    pushKeyFile: '/k.push',
  };

  it('holds the port of each service and the address of each server', () => {
    expect(serviceEnvironment(around, {})).toMatchObject({
      GATEWAY_PORT: '8080',
      ENGAGEMENT_POINTS_PORT: '8104',
      MONGODB_URL: 'mongodb://m',
      NATS_URL: 'nats://n',
      REDIS_URL: 'redis://r',
      PUBLIC_URL: 'http://localhost:8080',
      ACCESS_TOKEN_PRIVATE_KEY_FILE: '/k.private',
    });
  });

  it('names an operator, a support address and networks in development alone [CONT-02, CONT-03, HOME-09, BEYOND-154]', () => {
    const { SOCIAL_LINKS, ...env } = serviceEnvironment(around, {});
    expect(env).toMatchObject({ SUPPORT_EMAIL: 'help@barspoon.example', SITE_OPERATOR: expect.any(String) });
    expect(SOCIAL_LINKS?.split(',').every((link) => URL.canParse(link))).toBe(true);
    const own = { SUPPORT_EMAIL: 'we@bar.example' };
    expect(serviceEnvironment(around, own).SUPPORT_EMAIL).toBe('we@bar.example');
    const production = serviceEnvironment(around, { NODE_ENV: 'production' });
    for (const name of ['SUPPORT_EMAIL', 'SITE_OPERATOR', 'SOCIAL_LINKS'])
      expect(production[name], name).toBeUndefined();
  });

  it('lets whoever starts it set how the product behaves, but not where its parts are', () => {
    const own = { PUBLIC_URL: 'https://bar.example', LOG_LEVEL: 'debug', GATEWAY_PORT: '1' };
    const env = serviceEnvironment(around, own);
    expect(env).toMatchObject({
      PUBLIC_URL: 'https://bar.example',
      LOG_LEVEL: 'debug',
      GATEWAY_PORT: '8080',
    });
  });
});
