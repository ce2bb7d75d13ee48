import { dayMs } from './durations.ts';
import type { ServiceState } from './service-state.ts';

/** Longer than any event waits where its service publishes. */
export const alarmingSeconds = 60;

/** Whether the stream of a service has lost events within the last day; a replica of an older release says nothing of it. */
export const hasJustLost = ({ lost }: Partial<Pick<ServiceState, 'lost'>>): boolean =>
  lost ? Date.now() - Date.parse(lost.lastAt) < dayMs : false;

/** How many of its jobs have failed; 0 while Redis does not say. */
export const failedJobsOf = ({ queues }: Pick<ServiceState, 'queues'>): number =>
  (queues ?? []).reduce((sum, { failed }) => sum + failed, 0);

/** Something that is wrong with a service. */
export interface ServiceProblem {
  /** The same for as long as it lasts. */
  key: string;
  text: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is wrong with one service, for whoever runs the site; null stands for one that does not answer. Implements BEYOND-309. */
export function serviceProblems(service: string, state: ServiceState | null): ServiceProblem[] {
  if (!state) return [{ key: `${service} down`, text: `${service} does not answer` }];
  const { outbox, deadLetters, consumers } = state;
  const failed = failedJobsOf(state);
  const problem = (isThere: boolean, what: string, text: string) =>
    isThere ? [{ key: `${service} ${what}`, text: `${service}: ${text}` }] : [];
  return [
    ...problem(outbox.oldestSeconds > alarmingSeconds, 'outbox', 'events wait to be published'),
    ...problem(hasJustLost(state), 'lost', 'NATS has lost events, which were published again'),
    ...problem(
      deadLetters > 0,
      'dead letters',
      counted(deadLetters, 'event was given up', 'events were given up'),
    ),
    ...problem(failed > 0, 'failed jobs', counted(failed, 'job has failed', 'jobs have failed')),
    ...problem(consumers === null, 'NATS', 'NATS does not answer'),
  ];
}
