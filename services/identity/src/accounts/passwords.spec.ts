import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { runInContext } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

const passwords = new Passwords();

describe('passwords', () => {
  it('are hashed with argon2id, each with a salt of its own [BEYOND-18]', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('a long night out'),
      passwords.hash('a long night out'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches('a long night out', one)).toBe(true);
    expect(await passwords.matches('a short night out', one)).toBe(false);
  });

  it('match nothing where there is none, however long it takes (security 9)', async () => {
    expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  it('are hashed next to the event loop, which goes on turning (security 12)', async () => {
    const known = await passwords.hash('a long night out');
    let turns = 0;
    let hashing = true;
    const counting = (async () => {
      while (hashing) {
        await turn();
        turns += 1;
      }
    })();
    await Promise.all(Array.from({ length: 8 }, () => passwords.matches('a long night out', known)));
    hashing = false;
    await counting;
    expect(turns).toBeGreaterThan(50);
  });

  it.runIf(process.platform === 'linux')(
    'are hashed by threads that leave the processor to others, where threads can do that: on Linux (security 12)',
    async () => {
      await passwords.hash('a long night out');
      const priorities = readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));
      expect(priorities.filter((priority) => priority > getPriority())).not.toEqual([]);
    },
  );

  it('are not hashed for somebody who has gone by the time it is their turn', async () => {
    const context = {
      correlationId: 'c',
      causationId: 'c',
      actor: { kind: 'system', name: 'test' },
    } as const;
    const late = runInContext({ ...context, deadline: Date.now() - 1 }, () =>
      passwords.hash('a long night out'),
    );
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('that are common are refused where they are chosen (security 10) [BEYOND-18]', async () => {
    await expect(passwords.hash('password1', { field: 'newPassword' })).rejects.toMatchObject({
      code: 'identity.common_password',
      extra: { errors: [expect.objectContaining({ path: 'body.newPassword' })] },
    });
  });
});
