import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { birthOf } from '@barspoon/servers/process/process-identity';
import { describe, expect, it } from 'vitest';
import { leftovers, mark, stopLeftovers } from './leftovers.ts';
import type { StackState } from './state-file.ts';

describe('what a killed launcher leaves behind', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'barspoon-left-'));

  async function orphan(name: string, env: NodeJS.ProcessEnv = {}, script = 'exec sleep 60') {
    const child = spawn('sh', ['-c', script], { env: { ...process.env, ...env }, detached: true });
    await once(child, 'spawn');
    const pid = child.pid as number;
    return { child, record: { name, pid, birth: birthOf(pid) ?? '', address: '', log: '', startedAt: '' } };
  }
  /** Whoever is gone is no leftover of the next test. */
  const end = (child: ChildProcess) => {
    child.kill();
    return once(child, 'exit');
  };
  const stateWith = (...processes: StackState['processes']) => ({ processes }) as StackState;

  it.skipIf(process.platform !== 'linux')(
    'is found by its mark when nothing was written down (on Linux, where /proc shows it)',
    async () => {
      const { child, record } = await orphan('mongo', mark(dataDir, 'mongo'));
      // While the shell becomes `sleep`, it shows no environment for a moment.
      const found = [{ name: 'mongo', pid: record.pid }];
      await expect.poll(() => leftovers(dataDir, null), { timeout: 10_000 }).toMatchObject(found);
      expect(leftovers(`${dataDir}/other`, null)).toEqual([]);
      await end(child);
    },
  );

  it('is found by what was written down, but never a process that merely got the same pid', async () => {
    const { child, record } = await orphan('gateway');
    expect(leftovers(dataDir, stateWith(record))).toMatchObject([{ pid: record.pid }]);
    expect(leftovers(dataDir, stateWith({ ...record, birth: `${record.birth}0` }))).toEqual([]);
    await end(child);
  });

  it('is stopped: first the services, then the servers they use', async () => {
    const [mongo, gateway] = [await orphan('mongo', {}, sayWhen), await orphan('gateway', {}, sayWhen)];
    // From here on they can be asked to end.
    await Promise.all([mongo, gateway].map(({ child }) => once(child.stdout, 'readable')));
    const [mongoEnds, gatewayEnds] = [text(mongo.child.stdout), text(gateway.child.stdout)];
    await stopLeftovers([mongo.record, gateway.record], 5_000);
    expect(Number(await gatewayEnds)).toBeGreaterThan(0);
    expect(Number(await mongoEnds)).toBeGreaterThan(Number(await gatewayEnds));
  });
});

/** Says the nanosecond it was asked to end: when exits are heard of says little on a busy machine. */
const sayWhen = `trap 'date +%s%N; exit' TERM; echo; while :; do sleep 0.02; done`;
