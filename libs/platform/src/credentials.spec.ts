import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { credentialIn, databaseAs, keysOf, redisAs } from './credentials.ts';
import { DEVELOPMENT_MARK } from './secrets.ts';

const dir = mkdtempSync(join(tmpdir(), 'passwords-'));
writeFileSync(join(dir, 'catalogue.mongodb'), 'of mongodb\n');
writeFileSync(join(dir, 'catalogue.redis'), `${DEVELOPMENT_MARK}\nof redis\n`);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const config = { MONGODB_URL: 'mongodb://mongo', MONGODB_PREFIX: 'bar', REDIS_URL: 'redis://redis' };

describe('as whom a service speaks to MongoDB and Redis', () => {
  it('is nobody in particular without passwords', () => {
    expect(databaseAs('engagement-points', config)).toEqual({
      url: 'mongodb://mongo',
      database: 'bar_engagement_points',
    });
    expect(redisAs('catalogue', config)).toEqual({ url: 'redis://redis' });
  });

  it('is itself, with the password of each', () => {
    const own = { ...config, PASSWORDS_DIR: dir };
    expect(databaseAs('catalogue', own).credential).toEqual({
      username: 'catalogue',
      password: 'of mongodb',
    });
    expect(redisAs('catalogue', own).credential).toEqual({ username: 'catalogue', password: 'of redis' });
  });

  it('is the second user of its name where the file of the password says so, and nobody else', () => {
    expect(credentialIn('catalogue-2:secret', 'catalogue')).toEqual({
      username: 'catalogue-2',
      password: 'secret',
    });
    for (const password of ['identity-2:secret', 'catalogue:secret', 'catalogue-3:secret', 'a:b'])
      expect(credentialIn(password, 'catalogue')).toEqual({ username: 'catalogue', password });
  });

  it('is whom the address names', () => {
    const named = { ...config, REDIS_URL: 'rediss://default:secret@cache:6380', PASSWORDS_DIR: dir };
    expect(redisAs('catalogue', { ...named, NODE_ENV: 'production' }).credential).toBeUndefined();
  });

  it('has to be somebody in production, with a password that was not made for development (security 62)', () => {
    const production = { ...config, NODE_ENV: 'production' };
    expect(() => databaseAs('catalogue', production)).toThrow(
      'PASSWORDS_DIR: production shows mongodb a password',
    );
    expect(() => redisAs('gateway', production)).toThrow('PASSWORDS_DIR: production shows redis a password');
    const own = { ...production, PASSWORDS_DIR: dir };
    expect(databaseAs('catalogue', own).credential?.password).toBe('of mongodb');
    expect(() => redisAs('catalogue', own)).toThrow('was made for development');
    expect(() => databaseAs('identity', own)).toThrow('identity.mongodb cannot be read');
  });

  it('begins the names of its keys, so that no name of a service begins another’s', () => {
    expect(keysOf('catalogue')).toBe('catalogue:');
  });
});
