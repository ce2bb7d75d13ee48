import { defineFault } from '../fault.ts';
import { onSmallDisk, whyNoSmallDisk } from '../small-disk.ts';

export default defineFault({
  id: '22',
  name: 'the disks of NATS and Redis are full for 20 s; both are restarted by whoever watches their health',
  invariants: ['I1', 'I2', 'I3'],
  ci: false,
  load: { flagEvery: 4 },
  lastsMs: { full: 30_000, short: 26_000 },
  obstacle: whyNoSmallDisk,
  beforeServers: ({ nats, redis }) => onSmallDisk([nats, redis]),
  async strike(arena) {
    const { nats, redis } = arena.servers;
    await arena.wait(2000, 3000);
    const fillings = [nats.fillDisk(), redis.fillDisk()];
    await arena.wait(20_000);
    for (const empty of fillings) empty();
    // NATS switches JetStream off permanently when its disk is full, and its health check says so.
    await Promise.all([nats.kill(), redis.kill()]);
    await Promise.all([nats.start(), redis.start()]);
  },
});
