import { Redis } from 'ioredis';
import type { LedgerArena } from '../arena/ledger-arena.ts';
import { defineFault } from '../fault.ts';

const minute = 60_000;
const lastsMs = { full: 10 * minute, short: minute };

type Harm = (arena: LedgerArena) => Promise<void>;

/** Everything that can be done at any moment and undone a little later. */
const harms: readonly Harm[] = [
  async (arena) => arena.ledgers[arena.pick(0, 1)]?.signal('SIGKILL'),
  async (arena) => arena.auditors[arena.pick(0, 1)]?.signal('SIGKILL'),
  async (arena) => {
    const replica = arena.replicas[arena.pick(0, 3)];
    replica?.signal('SIGSTOP');
    await arena.wait(2000, 12_000);
    replica?.signal('SIGCONT');
  },
  async (arena) => arena.line?.reset(),
  async (arena) => {
    arena.line?.swallow();
    await arena.wait(1000, 15_000);
    arena.line?.pass();
  },
  async (arena) => {
    const redis = new Redis(arena.servers.redis.url, { maxRetriesPerRequest: 1 });
    redis.on('error', () => undefined);
    await redis.flushall().catch(() => undefined);
    redis.disconnect();
  },
];

/** What is done to the servers: one at a time, because each is there once. */
const blows: readonly Harm[] = (['mongo', 'nats', 'redis'] as const).flatMap((name) => [
  async (arena) => {
    await arena.servers[name].kill();
    await arena.wait(0, 3000);
    await arena.servers[name].start();
  },
  async (arena) => {
    arena.servers[name].freeze();
    await arena.wait(1000, 8000);
    arena.servers[name].thaw();
  },
]);
const wipes: readonly Harm[] = (['nats', 'redis'] as const).map((name) => async (arena) => {
  await arena.servers[name].kill();
  arena.servers[name].wipe();
  await arena.servers[name].start();
});

export default defineFault({
  id: '26',
  name: 'all of it at once, at random, for ten minutes',
  invariants: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'],
  ci: false,
  through: 'nats',
  load: { flagEvery: 4 },
  lastsMs,
  async strike(arena) {
    const end = performance.now() + arena.times(lastsMs);
    const keepDoing = async (choice: readonly Harm[], minMs: number, maxMs: number) => {
      while (performance.now() < end) {
        await arena.wait(minMs, maxMs);
        await choice[arena.pick(0, choice.length - 1)]?.(arena);
      }
    };
    await Promise.all([
      keepDoing(harms, 1000, 6000),
      keepDoing(harms, 1000, 6000),
      keepDoing([...blows, ...wipes], 4000, 12_000),
    ]);
  },
});
