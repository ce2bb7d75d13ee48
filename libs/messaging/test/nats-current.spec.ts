import { currentNats } from '@barspoon/servers/nats/current';
import { describe, it } from 'vitest';
import { conformance } from './conformance.ts';
import { withNatsServer } from './nats-server.ts';
import { natsWorld } from './world.ts';

// Debian's NATS is what nats.spec.ts runs with; services must work with both.
const found = await currentNats();
if ('file' in found)
  conformance('the current NATS with JetStream', () => withNatsServer(found.file, natsWorld));
else
  describe('the current NATS with JetStream', () => {
    it.skip(`as a transport (left out here: ${found.obstacle})`, () => undefined);
  });
