import { allEvents, allJobs } from '@barspoon/contracts';
import type { Consumer } from '@barspoon/servers/nats-access/traffic';

/** Markdown: each event, when it fires and what follows from it, and the jobs. */
export function eventMap(consumers: readonly Consumer[]): string {
  const rows = allEvents.map((event) => {
    const followers = consumers
      .filter((consumer) => consumer.event.type === event.type)
      .map(({ service, name }) => `${service}: ${name}`);
    return `| \`${event.type}\` v${event.version} | ${event.fires} | ${followers.join('<br>') || '—'} |`;
  });
  const jobs = allJobs.map(
    (job) => `| \`${job.name}\` | ${job.attempts} | ${job.timeoutMs / 1000} s | ${job.concurrency} |`,
  );
  return [
    '| Event | Fires | Consumers |',
    '|---|---|---|',
    ...rows,
    '',
    '| Job | Attempts | Timeout | At once |',
    '|---|---|---|---|',
    ...jobs,
  ].join('\n');
}
