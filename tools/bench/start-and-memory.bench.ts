import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../report/report.ts';
import { readState, type StackState } from '../stack/stack/state-file.ts';
import { heldMiB, openToInspection } from './kit/held-memory.ts';
import { load } from './kit/load.ts';
import { openPagesWorld, publicPagesOf } from './kit/pages-world.ts';
import { residentMiB } from './kit/process-figures.ts';
import { inTurn } from './kit/recipes-world.ts';
import type { Benchmark, BenchOptions, Recorder } from './kit/report.ts';
import { root, serviceNames } from './kit/world.ts';

const starts = 3;
const restMs = 30_000;
const warmUpMinutes = 2;
const readyWithinMs = 600_000;
const dataDir = join(root, '.data');

const bench: Benchmark = async (record, options) => {
  if (readState(dataDir)) throw new Error('Something runs in this folder: npm stop first');
  await startsAndRest(record);
  await growthUnderLoad(record, options);
};

/** `npm start` of this folder, with its data: the first time fills and builds it, later ones are measured. */
async function startsAndRest(record: Recorder): Promise<void> {
  const seconds: number[] = [];
  await (await start([])).stop();
  for (let at = 0; at < starts; at++) {
    const stack = await start([]);
    seconds.push(stack.seconds);
    if (at === starts - 1) {
      await sleep(restMs);
      const pid = pidsOf(stack.state)[0]?.pid ?? 0;
      record.figure('all', residentMiB(pid));
    }
    await stack.stop();
  }
  record.figure('start', Math.min(...seconds));
  const apart = await start(['--processes']);
  await sleep(restMs);
  const rows: Row[] = pidsOf(apart.state).map(({ name, pid }) => ({
    process: name,
    'MiB idle': residentMiB(pid),
  }));
  await apart.stop();
  record.figure('each', Math.max(...rows.map((row) => Number(row['MiB idle']))));
  record.table({ title: 'Each service in a process of its own, after half a minute of rest', rows });
  record.table({
    title: 'npm start on a folder that has been started before',
    rows: seconds.map((taken, at) => ({ start: at + 1, 'ready after s': taken })),
  });
}

/** Our own processes, without the servers. */
const pidsOf = ({ processes }: StackState) =>
  processes.filter(({ name }) => name === 'services' || serviceNames.some((service) => service === name));

async function start(more: string[]) {
  const began = performance.now();
  const child = spawn('npm', ['start', '--', ...more], { cwd: root, stdio: 'ignore', detached: true });
  const latest = began + readyWithinMs;
  let state = readState(dataDir);
  while (state?.status !== 'ready') {
    if (performance.now() > latest || child.exitCode !== null)
      throw new Error('npm start does not get ready');
    await sleep(50);
    state = readState(dataDir);
  }
  return { seconds: (performance.now() - began) / 1000, state, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  const stopping = spawn('npm', ['stop'], { cwd: root, stdio: 'ignore' });
  await Promise.all([gone, once(stopping, 'exit')]);
}

/** Reads of every kind for minutes, with nothing kept but what is meant to be. */
async function growthUnderLoad(record: Recorder, { loadMinutes }: BenchOptions): Promise<void> {
  const world = await openPagesWorld(openToInspection);
  try {
    const paths = [
      ...(await publicPagesOf(world.gateway.url)),
      ...['gin', 'lime', 'sour', 'whiskey', 'zzz'].map(
        (q) => `/api/v1/recipes?limit=24&scope=discover&q=${q}`,
      ),
      '/api/v1/recipes?limit=24',
      '/api/v1/inventory/items',
      '/api/v1/recipes/daiquiri',
    ];
    const warmUp = Math.min(warmUpMinutes, loadMinutes / 2);
    const nextPath = inTurn(paths);
    const busy = (minutes: number) =>
      load({ url: world.gateway.url, nextPath, connections: 8, seconds: minutes * 60 });
    const reading = async () => {
      const found = new Map<string, { held: number; resident: number }>();
      for (const [name, { pid, log }] of world.services)
        found.set(name, { resident: residentMiB(pid), held: await heldMiB(log) });
      return found;
    };
    await busy(warmUp);
    const before = await reading();
    const { requests } = await busy(loadMinutes - warmUp);
    const after = await reading();
    const rows = [...before].map(([name, first]) => {
      const last = after.get(name) ?? first;
      return {
        process: name,
        'MiB held before': first.held,
        'MiB held after': last.held,
        'growth %': (last.held / first.held - 1) * 100,
        'MiB resident before': first.resident,
        'MiB resident after': last.resident,
      };
    });
    record.figure('growth', Math.max(...rows.map((row) => row['growth %'])));
    record.table({ title: `${loadMinutes} minutes of load, ${requests} requests after the warm-up`, rows });
  } finally {
    await world.stop();
  }
}

export default bench;
