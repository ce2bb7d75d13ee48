import { setTimeout as sleep } from 'node:timers/promises';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { Db } from 'mongodb';

const pollMs = 500;

/** How much the services still have to do: events to publish or to handle, and jobs that are due. */
async function waiting(databases: readonly Db[], manager: JetStreamManager): Promise<number> {
  const due = { $or: [{ notBefore: null }, { notBefore: { $lte: new Date() } }] };
  let count = 0;
  for (const db of databases) {
    count += await db.collection('outbox').countDocuments({ publishedAt: null });
    count += await db.collection('jobs').countDocuments({ state: 'pending', ...due });
  }
  if (count > 0) return count;
  for await (const stream of manager.streams.list())
    for await (const { num_pending, num_ack_pending } of manager.consumers.list(stream.config.name))
      count += num_pending + num_ack_pending;
  return count;
}

/** Waits until nothing has been on its way for a second. @throws Error when that does not happen */
export async function untilSettled(
  databases: readonly Db[],
  manager: JetStreamManager,
  timeoutMs = 120_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let quiet = 0; quiet < 2; ) {
    const left = await waiting(databases, manager);
    quiet = left === 0 ? quiet + 1 : 0;
    if (performance.now() > end) throw new Error(`${left} events or jobs are still waiting`);
    await sleep(pollMs);
  }
}
