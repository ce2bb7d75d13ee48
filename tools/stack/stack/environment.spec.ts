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
