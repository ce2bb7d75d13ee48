import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectToNats } from '@barspoon/messaging/connection';
import { newId } from '@barspoon/platform/ids';
import { type StartedServers, startServers } from '@barspoon/servers';
import { jetstream, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { median } from './kit/measure.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { root } from './kit/world.ts';

const exec = promisify(execFile);
const rounds = 5;
const eventsARound = 10_000;
/** Confirmations waited for at the same time. */
const outstanding = 512;

interface InsideFigures {
  inserts: number;
  changes: number;
  ratio: number;
  wait: { p50: number; p99: number };
  backlog: Record<'alone' | 'consumed', { rate: number; service: number; mongo: number }>;
}

const bench: Benchmark = async (record) => {
  const servers = await startServers({ withoutCredentials: true });
  try {
    const nats = await connectToNats({ NATS_URL: servers.urls.nats }, 'bench');
    await publishing(nats, record);
    await nats.close();
    await inside(servers, record);
  } finally {
    await servers.stop();
  }
};

/** The same events to a stream in files, as ours are, and to one in memory. */
async function publishing(nats: NatsConnection, record: Recorder): Promise<void> {
  const manager = await jetstreamManager(nats);
  const streams = { files: StorageType.File, memory: StorageType.Memory };
  for (const [name, storage] of Object.entries(streams))
    await manager.streams.add({ name, subjects: [`${name}.>`], storage });
  const found: Record<string, number[]> = { files: [], memory: [] };
  for (let round = -1; round < rounds; round++)
    for (const name of round % 2 ? ['files', 'memory'] : ['memory', 'files']) {
      const rate = await publishMany(nats, name, round < 0 ? 1000 : eventsARound);
      if (round >= 0) found[name]?.push(rate);
    }
  const [files, memory] = [median(found.files ?? []), median(found.memory ?? [])];
  record.figure('publish', files);
  record.table({
    title: `Events published and confirmed a second, ${outstanding} at once, medians of ${rounds} rounds of ${eventsARound}`,
    rows: [
      { stream: 'in files', 'a second': Math.round(files) },
      { stream: 'in memory', 'a second': Math.round(memory) },
    ],
  });
}

/** As the relay does: an id, two headers and an envelope of usual size. */
async function publishMany(nats: NatsConnection, stream: string, count: number): Promise<number> {
  const jets = jetstream(nats);
  const text = JSON.stringify({ id: newId(), data: 'x'.repeat(300) });
  let sent = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: outstanding }, async () => {
      while (sent++ < count) {
        const about = headers();
        about.set('Msg-Aggregate', 'bench:one');
        about.set('Msg-Revision', '1');
        await jets.publish(`${stream}.event`, text, { msgID: newId(), headers: about, timeout: 30_000 });
      }
    }),
  );
  return (count / (performance.now() - began)) * 1000;
}

async function inside(servers: StartedServers, record: Recorder): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
  try {
    await exec(process.execPath, ['tools/bench/inside/build.mjs'], { cwd: root });
    const file = join(dir, 'figures.json');
    const env = {
      ...process.env,
      MONGODB_URL: servers.urls.mongo,
      NATS_URL: servers.urls.nats,
      FIGURES: file,
    };
    await exec(process.execPath, ['dist/bench/outbox.js'], { cwd: root, env, timeout: 240_000 });
    const figures = JSON.parse(readFileSync(file, 'utf8')) as InsideFigures;
    record.figure('change', figures.ratio);
    record.figure('wait', figures.wait.p99);
    record.table({
      title: 'A change with its event, acknowledged by the majority and journaled',
      rows: [
        { what: 'two plain inserts', 'p50 ms': figures.inserts },
        { what: 'a change and its outbox row in one transaction', 'p50 ms': figures.changes },
      ],
    });
    record.table({
      title: 'From the commit to the consumer while nothing else happens',
      rows: [{ 'p50 ms': figures.wait.p50, 'p99 ms': figures.wait.p99 }],
    });
    record.table({
      title:
        'A backlog of events whose effect is one row, worked off by one consumer, medians of 5 rounds of 1000',
      rows: [
        { how: 'a transaction for each, 32 at once', ...figures.backlog.alone },
        { how: 'the consumer, publishing included', ...figures.backlog.consumed },
      ].map(({ how, rate, service, mongo }) => ({
        how,
        'a second': Math.round(rate),
        'µs of the service for each': Math.round(service),
        'µs of MongoDB for each': Math.round(mongo),
      })),
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export default bench;
