import { alarmingSeconds, failedJobsOf, hasJustLost } from '@barspoon/contracts';
import { serviceWords } from '../audit/audit-words.ts';
import type { ServiceHealth } from './health-methods.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What is wrong with the services that answer, in words; empty while all is well. Implements BEYOND-96, BEYOND-186. */
export function problemsOf(services: readonly ServiceHealth[]): string[] {
  const answering = services.flatMap(({ id, state }) => (state ? [{ id, ...state }] : []));
  const stuck = answering.filter(({ outbox }) => outbox.oldestSeconds > alarmingSeconds);
  const losing = answering.filter(hasJustLost);
  const sum = (of: (service: (typeof answering)[number]) => number) =>
    answering.reduce((total, service) => total + of(service), 0);
  return [
    ...(stuck.length > 0
      ? [`events wait to be published: ${stuck.map(({ id }) => serviceWords(id)).join(', ')}`]
      : []),
    ...(losing.length > 0
      ? [
          `NATS has lost events, which were published again: ${losing.map(({ id }) => serviceWords(id)).join(', ')}`,
        ]
      : []),
    ...counted(
      sum(({ deadLetters }) => deadLetters),
      'event was given up',
      'events were given up',
    ),
    ...counted(sum(failedJobsOf), 'job has failed', 'jobs have failed'),
    ...(answering.some(({ consumers }) => consumers === null) ? ['NATS does not answer'] : []),
    ...(answering.some(({ queues }) => queues === null) ? ['Redis does not answer'] : []),
  ];
}
