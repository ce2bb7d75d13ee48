import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Quarantine } from './quarantine.ts';

describe('the quarantine', () => {
  it('lets one be alone: after those before it, before those behind it', async () => {
    const quarantine = new Quarantine();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`+${name}`);
      await sleep(5);
      log.push(`-${name}`);
    };
    await Promise.all([
      quarantine.together(work('a')),
      quarantine.together(work('b')),
      quarantine.alone(work('suspect')),
      quarantine.together(work('c')),
      quarantine.together(work('d')),
    ]);
    expect(log).toEqual(['+a', '+b', '-a', '-b', '+suspect', '-suspect', '+c', '+d', '-c', '-d']);
  });

  it('goes on after work that failed', async () => {
    const quarantine = new Quarantine();
    await expect(quarantine.alone(() => Promise.reject(new Error('spoilt')))).rejects.toThrow('spoilt');
    await expect(quarantine.together(async () => 'fine')).resolves.toBe('fine');
    await expect(quarantine.alone(async () => 'fine')).resolves.toBe('fine');
  });
});
