import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { afterEach, describe, expect, it } from 'vitest';
import { type Supervised, supervise } from './supervised.ts';

const dir = mkdtempSync(join(tmpdir(), 'barspoon-supervised-'));
let count = 0;

/** A shell script as a part; it counts as ready once it has made its file. */
function part(script: (ready: string) => string): Part {
  count += 1;
  const [log, ready] = [join(dir, `${count}.log`), join(dir, `${count}.ready`)];
  return {
    name: 'shaker',
    label: 'The shaker',
    address: '',
    log,
    stopTimeoutMs: 500,
    launch: () => launch({ file: 'sh', args: ['-c', script(ready)], log, diesWithUs: true }),
    ready: async (child) => {
      if (await until(async () => existsSync(ready), 5_000, 10, { up: () => child.exit() !== null })) return;
      throw new Trouble('The shaker is not ready.');
    },
  };
}

describe('a supervised part', () => {
  const started: Supervised[] = [];
  afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())));

  function watch(script: (ready: string) => string) {
    const told: string[] = [];
    const supervised = supervise(part(script), {
      onLaunch: () => told.push('launched'),
      onCrash: (_, exit, delay) => told.push(`crashed ${exit.signal ?? exit.code}, again in ${delay}`),
      onBack: () => told.push('back'),
      onGivenUp: () => told.push('given up'),
    });
    started.push(supervised);
    return { told, supervised };
  }

  it('is started again after it was killed', async () => {
    const { told, supervised } = watch((ready) => `touch ${ready}; exec sleep 60`);
    await supervised.start();
    const first = supervised.process()?.pid as number;
    process.kill(first, 'SIGKILL');
    await until(async () => told.includes('back'), 5_000);
    expect(told).toEqual(['launched', 'crashed SIGKILL, again in 500', 'launched', 'back']);
    expect(supervised.process()?.pid).not.toBe(first);
  });

  it('is not started again when it was told to stop', async () => {
    const { told, supervised } = watch((ready) => `touch ${ready}; exec sleep 60`);
    await supervised.start();
    await supervised.stop();
    expect(supervised.process()?.exit()).toEqual({ code: null, signal: 'SIGTERM' });
    expect(told).toEqual(['launched']);
  });

  it('that ignores being told to stop is killed when its time is over', async () => {
    const { supervised } = watch((ready) => `trap '' TERM; touch ${ready}; while :; do sleep 0.05; done`);
    await supervised.start();
    await supervised.stop(100);
    expect(supervised.process()?.exit()?.signal).toBe('SIGKILL');
  });

  it('that does not come up fails its start with the last lines of its log', async () => {
    const { supervised } = watch(() => 'echo out of ice; exit 3');
    await expect(supervised.start()).rejects.toThrow(/The shaker is not ready\.[\s\S]*out of ice/);
  });

  it('gets a new process at a restart, and no crash is told', async () => {
    const { told, supervised } = watch((ready) => `touch ${ready}; exec sleep 60`);
    await supervised.start();
    const first = supervised.process()?.pid;
    await supervised.restart();
    expect(supervised.process()?.pid).not.toBe(first);
    expect(told).toEqual(['launched', 'launched']);
  });
});
