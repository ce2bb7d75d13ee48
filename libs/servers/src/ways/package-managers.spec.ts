import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { step } from '../process/progress.ts';
import type { Obtainable, Way } from '../server.ts';
import { isRoot } from './as-root.ts';
import { fedoraPackages } from './fedora.ts';
import { homebrew } from './homebrew.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ways-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

/** A machine with these programs alone, each of which writes down what it was asked for. */
function machineWith(...programs: { name: string; exit?: number }[]): void {
  for (const { name, exit = 0 } of programs) {
    const file = join(dir, name);
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} $*" >> ${dir}/asked\necho "looking for $3"\nexit ${exit}\n`,
    );
    chmodSync(file, 0o755);
  }
  vi.stubEnv('PATH', dir);
}
const obtainableOf = ({ obtainable }: Way): Obtainable => {
  if (!obtainable) throw new Error('This way obtains nothing');
  return obtainable;
};
const asked = () => readFileSync(join(dir, 'asked'), 'utf8').trim();

describe('Homebrew', () => {
  const way = obtainableOf(homebrew('Redis', 'redis'));

  it('is no way where there is none, and says what a person would type', async () => {
    machineWith();
    expect(await way.obstacle()).toBe('Homebrew is not installed');
    expect((await way.plan()).commands).toEqual(['brew install redis']);
  });

  it('is asked for the formula', async () => {
    machineWith({ name: 'brew' });
    expect(await way.obstacle()).toBeNull();
    await way.obtain(step('Installing Redis'));
    expect(asked()).toBe('brew install redis');
  });

  it('that fails is told with what it said', async () => {
    machineWith({ name: 'brew', exit: 1 });
    await expect(way.obtain(step('Installing Redis'))).rejects.toThrow(
      /brew install redis failed:[\s\S]*looking for/,
    );
  });
});

describe('the packages of Fedora', () => {
  const way = obtainableOf(fedoraPackages('Redis', ['valkey']));

  it('are no way where there is no dnf', async () => {
    machineWith();
    expect(await way.obstacle()).toBe('this system has no dnf');
  });

  it('are asked for as root', async () => {
    machineWith({ name: 'dnf' }, { name: 'sudo' });
    expect(await way.obstacle()).toBeNull();
    await way.obtain(step('Installing Redis'));
    expect(asked().split('\n').at(-1)).toBe(`${isRoot() ? '' : 'sudo -n '}dnf install -y valkey`);
    expect((await way.plan()).commands).toEqual([`${isRoot() ? '' : 'sudo '}dnf install valkey`]);
  });
});
