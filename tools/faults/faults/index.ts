import type { LedgerFault } from '../fault.ts';
import killInTransaction from './02-kill-in-transaction.ts';
import killAfterPubAck from './03-kill-after-pub-ack.ts';
import killBeforePublish from './04-kill-before-publish.ts';
import killBeforeAck from './05-kill-before-ack.ts';
import killConsumer from './06-kill-consumer.ts';
import killNats from './07-kill-nats.ts';
import freezeNats from './08-freeze-nats.ts';
import loseJetstream from './09-lose-jetstream.ts';
import blackholeNats from './10-blackhole-nats.ts';
import dropPubAcks from './11-drop-pub-acks.ts';
import resetSockets from './12-reset-sockets.ts';
import killRedis from './13-kill-redis.ts';
import flushRedis from './14-flush-redis.ts';
import killWorker from './15-kill-worker.ts';
import killMongodb from './16-kill-mongodb.ts';
import pauseLeaseHolder from './18-pause-lease-holder.ts';
import expireChangeStream from './19-expire-change-stream.ts';
import poison from './20-poison.ts';
import duplicateAndShuffle from './21-duplicate-and-shuffle.ts';
import clockSkew from './23-clock-skew.ts';
import rollingUpdate from './24-rolling-update.ts';
import coldStart from './25-cold-start.ts';

/** Every fault, in the order of its number. */
export const faults: readonly LedgerFault[] = [
  killInTransaction,
  killAfterPubAck,
  killBeforePublish,
  killBeforeAck,
  killConsumer,
  killNats,
  freezeNats,
  loseJetstream,
  blackholeNats,
  dropPubAcks,
  resetSockets,
  killRedis,
  flushRedis,
  killWorker,
  killMongodb,
  pauseLeaseHolder,
  expireChangeStream,
  poison,
  duplicateAndShuffle,
  clockSkew,
  rollingUpdate,
  coldStart,
];
