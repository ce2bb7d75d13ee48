import { conformance } from './conformance.ts';
import { natsWorld } from './world.ts';

conformance('NATS with JetStream', natsWorld);
