import { defineFault } from '../fault.ts';

export default defineFault({
  id: '25',
  name: 'services start 20 s before MongoDB, NATS and Redis',
  invariants: ['I1', 'I7'],
  ci: true,
  async begin(arena) {
    const { mongo, nats, redis } = arena.servers;
    await Promise.all([mongo.kill(), nats.kill(), redis.kill()]);
    await Promise.all(arena.replicas.map((replica) => replica.start()));
    await arena.wait(20_000);
    const crashed = arena.replicas.filter(({ crashes }) => crashes > 0);
    if (crashed.length) throw new Error(`${crashed.map(({ name }) => name)} did not wait for its servers`);
    await Promise.all([mongo.start(), nats.start(), redis.start()]);
    await arena.untilReady(30_000);
  },
  strike: async () => undefined,
});
