import { Redis } from 'ioredis';
import { startServers } from '../stack/servers/index.ts';
import { median, quantile } from './kit/measure.ts';
import { randomFrom } from './kit/random.ts';
import type { Benchmark, Row } from './kit/report.ts';

const sizes = [1000, 10_000, 100_000, 1_000_000];
const rounds = 9;
const asked = 600;
const batch = 10_000;

/** One question of a leaderboard. */
const questions: Record<
  string,
  (redis: Redis, key: string, member: string, size: number) => Promise<unknown>
> = {
  'first page': (redis, key) => redis.zrevrange(key, 0, 23, 'WITHSCORES'),
  'own rank': (redis, key, member) => redis.zrevrank(key, member),
  'page around oneself': async (redis, key, member) => {
    const rank = (await redis.zrevrank(key, member)) ?? 0;
    return redis.zrevrange(key, Math.max(0, rank - 5), rank + 5, 'WITHSCORES');
  },
  'an award': (redis, key, member) => redis.zincrby(key, 3, member),
};

const bench: Benchmark = async (record) => {
  const servers = await startServers({ only: ['redis'] });
  const redis = new Redis(servers.urls.redis);
  try {
    for (const size of sizes) await fill(redis, size);
    const rows: Row[] = [];
    const lines: { name: string; points: [number, number][] }[] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const p99 = await p99BySize(redis, ask);
      const growth = sizes.map((size, at) => {
        const ratios = (p99[at] ?? []).map((time, round) => time / (p99[0]?.[round] ?? Number.NaN));
        return { size, ms: median(p99[at] ?? []), ratio: median(ratios) };
      });
      for (const { size, ms, ratio } of growth)
        rows.push({ question: name, members: size, 'p99 ms': ms, 'times that of 1000': ratio });
      lines.push({ name, points: growth.map(({ size, ms }) => [size, ms]) });
      const last = growth.at(-1)?.ratio ?? Number.NaN;
      if (name === 'own rank') record.figure('rank', last);
      if (name === 'page around oneself') record.figure('page', last);
    }
    record.table({
      title: `Redis sorted sets, ${asked} questions a round, medians of ${rounds} rounds`,
      rows,
    });
    record.plot({ title: 'Leaderboard, p99 by members', x: 'members', y: 'ms', lines });
  } finally {
    redis.disconnect();
    await servers.stop();
  }
};

/** By size and round, all sizes in every round. */
async function p99BySize(redis: Redis, ask: (typeof questions)[string]): Promise<number[][]> {
  const random = randomFrom(6);
  const found: number[][] = sizes.map(() => []);
  for (let round = -1; round < rounds; round++) {
    const times: number[][] = sizes.map(() => []);
    // Size by size within every question, so that a busy moment of the machine meets them all.
    for (let at = 0; at < asked; at++)
      for (const [which, size] of sizes.entries()) {
        const began = performance.now();
        await ask(redis, `board:${size}`, `member-${random.below(size)}`, size);
        times[which]?.push(performance.now() - began);
      }
    if (round >= 0)
      for (const [which] of sizes.entries()) found[which]?.push(quantile(times[which] ?? [], 0.99));
  }
  return found;
}

async function fill(redis: Redis, size: number): Promise<void> {
  const random = randomFrom(size);
  for (let at = 0; at < size; at += batch) {
    const pairs = Array.from({ length: Math.min(batch, size - at) }, (_, n) => [
      random.below(100_000),
      `member-${at + n}`,
    ]);
    await redis.zadd(`board:${size}`, ...pairs.flat());
  }
}

export default bench;
