import { defineFault } from '../fault.ts';

export default defineFault({
  id: '9',
  name: 'NATS loses its disk; the outboxes rebuild it without being asked',
  invariants: ['I1', 'I2', 'I4'],
  ci: true,
  async strike(arena) {
    const { servers } = arena;
    await arena.wait(2000, 4000);
    await servers.nats.kill();
    servers.nats.wipe();
    await servers.nats.start();
  },
});
