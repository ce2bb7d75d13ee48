import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadWriteLock } from './read-write-lock.ts';

describe('the lock', () => {
  it('lets one be alone: after those before it, before those behind it', async () => {
    const lock = new ReadWriteLock();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`+${name}`);
      await sleep(5);
      log.push(`-${name}`);
    };
    await Promise.all([
      lock.shared(work('a')),
      lock.shared(work('b')),
      lock.exclusive(work('suspect')),
      lock.shared(work('c')),
      lock.shared(work('d')),
    ]);
    expect(log).toEqual(['+a', '+b', '-a', '-b', '+suspect', '-suspect', '+c', '+d', '-c', '-d']);
  });

  it('goes on after work that failed', async () => {
    const lock = new ReadWriteLock();
    await expect(lock.exclusive(() => Promise.reject(new Error('spoilt')))).rejects.toThrow('spoilt');
    await expect(lock.shared(async () => 'fine')).resolves.toBe('fine');
    await expect(lock.exclusive(async () => 'fine')).resolves.toBe('fine');
  });
});
