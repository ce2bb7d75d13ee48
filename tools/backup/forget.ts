import { eventStream } from '@barspoon/messaging/names';
import { provisionStreams } from '@barspoon/messaging/streams';
import { redisAs } from '@barspoon/platform/credentials';
import { asOperator, streamPlanOf } from '@barspoon/servers/nats-access/provision';
import { Trouble } from '@barspoon/servers/process/trouble';
import { RESTORE } from '@barspoon/servers/rights/rights';
import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { Redis } from 'ioredis';
import { ROOT } from '../stack/boot/boot.mjs';

interface Addresses {
  NATS_URL: string;
  NATS_KEYS_DIR?: string | undefined;
  REDIS_URL: string;
  PASSWORDS_DIR?: string | undefined;
  NODE_ENV?: string;
  EVENT_REPLICAS: number;
}

const streamNotFound = 10059;

/**
 * Empties NATS and Redis after databases were put back to an earlier moment: streams hold events that have not happened
 * anymore, and consumers have acknowledged what the restored inboxes do not know. Recreated streams are filled from the
 * outboxes, queues from the rows of jobs.
 */
export async function forgetAll(addresses: Addresses): Promise<void> {
  await asOperator(addresses, async (connection) => {
    const manager = await jetstreamManager(connection);
    const plan = { ...streamPlanOf(ROOT), replicas: addresses.EVENT_REPLICAS };
    for (const service of plan.publishers)
      await manager.streams.delete(eventStream(service)).catch(unlessMissing);
    await provisionStreams(connection, plan);
  }).catch((error: Error) => {
    throw new Trouble(`The streams of NATS cannot be recreated: ${error.message}`);
  });
  await withRedis(addresses, (redis) => redis.flushdb());
}

/** Before anything is changed. @throws Trouble when one of them does not answer */
export async function assertReached(addresses: Addresses): Promise<void> {
  await asOperator(addresses, async (connection) => void (await jetstreamManager(connection))).catch(
    (error: Error) => {
      throw new Trouble(`NATS does not answer: ${error.message}`);
    },
  );
  await withRedis(addresses, (redis) => redis.ping());
}

async function withRedis(addresses: Addresses, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const { url, credential } = redisAs(RESTORE, addresses);
  const redis = new Redis(url, {
    ...credential,
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
  });
  // The failed command says it.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await work(redis);
  } catch (error) {
    throw new Trouble(`Redis does not answer: ${(error as Error).message}`);
  } finally {
    redis.disconnect();
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof JetStreamApiError) || error.code !== streamNotFound) throw error;
}
