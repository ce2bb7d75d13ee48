import { globSync, readFileSync } from 'node:fs';
import * as contracts from '@barspoon/contracts';
import { allEvents, allJobs } from '@barspoon/contracts';

export interface Consumer {
  service: string;
  name: string;
  event: string;
}

/** Every consumer, read from the `@Consumes(event, 'name')` lines of the services. */
export function findConsumers(root: string): Consumer[] {
  return globSync('services/*/src/**/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const service = file.split('/')[1] ?? '';
      return [...text.matchAll(/@Consumes\((\w+),\s*'([a-z0-9-]+)'\)/g)].map(([, event = '', name = '']) => ({
        service,
        name,
        event: typeOf(event),
      }));
    });
}

function typeOf(exportName: string): string {
  const definition = (contracts as Record<string, unknown>)[exportName] as { type?: string } | undefined;
  if (!definition?.type) throw new Error(`@Consumes(${exportName}): no such event in the contracts`);
  return definition.type;
}

/** Markdown: each event, when it fires and what follows from it, and the jobs. */
export function eventMap(consumers: readonly Consumer[]): string {
  const rows = allEvents.map((event) => {
    const followers = consumers
      .filter((consumer) => consumer.event === event.type)
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
