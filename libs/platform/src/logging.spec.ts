import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logging.ts';

const secret = 'planted-6d1f';

function logged(what: object): string {
  const lines: string[] = [];
  const log = pino(loggerOptions('catalogue', 'trace'), { write: (line: string) => void lines.push(line) });
  log.info(what, 'something happened');
  return lines.join('');
}

describe('logs', () => {
  it.each([
    ['a body', { body: { email: 'a@example.com', password: secret, newPassword: secret } }],
    [
      'headers',
      { req: { headers: { Authorization: `Bearer ${secret}`, cookie: secret, 'set-cookie': [secret] } } },
    ],
    [
      'the depth of a request',
      { input: { body: { account: { credentials: { currentPassword: secret } } } } },
    ],
    ['a list', { sessions: [{ refreshToken: secret }, { access_token: secret }] }],
    ['configuration', { LINK_SECRET: secret, METRICS_TOKEN: secret, 'x-api-key': secret }],
    ['an error', { err: Object.assign(new Error('no'), { extra: { token: secret }, password: secret }) }],
  ])('hide secrets in %s (security 50)', (_, what) => {
    const line = logged(what);
    expect(line).toContain('something happened');
    expect(line).not.toContain(secret);
  });

  it('show everything else, errors with their stack, and say whose they are', () => {
    const line = JSON.parse(logged({ err: new Error('broken'), recipe: { id: 'r1', tags: ['sour'] } }));
    expect(line).toMatchObject({ level: 'info', service: 'catalogue', recipe: { id: 'r1', tags: ['sour'] } });
    expect(line.err).toMatchObject({ message: 'broken', stack: expect.stringContaining('logging.spec') });
  });
});
