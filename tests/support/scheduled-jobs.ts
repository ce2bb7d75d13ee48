import type { JobDefinition } from '@barspoon/contracts';
import { queuesOf } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform';
import type { Stack } from '@barspoon/testing';
import { Queue, QueueEvents } from 'bullmq';

/** Does a job that is on a schedule now, and waits until it is done. */
export async function runScheduled({ env }: Pick<Stack, 'env'>, job: JobDefinition): Promise<void> {
  const options = { connection: { url: env.REDIS_URL ?? '' }, prefix: queuesOf(job.service) };
  const queue = new Queue(job.name, options);
  const events = new QueueEvents(job.name, options);
  try {
    await events.waitUntilReady();
    const added = await queue.add(job.name, {}, { jobId: newId(), removeOnComplete: true });
    await added.waitUntilFinished(events);
  } finally {
    await Promise.all([events.close(), queue.close()]);
  }
}
