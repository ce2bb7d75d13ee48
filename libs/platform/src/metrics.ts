import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from './within.ts';

/**
 * The process's Prometheus registry; several services of one process share it and label their samples. Labels name
 * routes, consumers and jobs as they are declared, never ids or addresses, so the number of series is bounded. `job` and
 * `instance` are Prometheus's own labels: it would rename ours.
 */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics, prefix: 'app_' });

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const registers = [metrics];

const histogram = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
  new Histogram({ name, help, labelNames, buckets, registers });
const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
  new Counter({ name, help, labelNames, registers });
const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
  new Gauge({ name, help, labelNames, registers });

export const httpSeconds = histogram(
  'app_http_request_seconds',
  'Time a request took at the gateway, by method, route and status',
  'method',
  'route',
  'status',
);
export const requestSeconds = histogram(
  'app_request_seconds',
  'Time a request took in a service, by route and status',
  'route',
  'status',
);
export const eventSeconds = histogram(
  'app_event_seconds',
  'Time a consumer took for one event, by consumer and outcome',
  'consumer',
  'outcome',
);
export const redeliveries = counter(
  'app_redeliveries_total',
  'Events that came to a consumer again',
  'consumer',
);
export const consumerPending = gauge(
  'app_consumer_pending',
  'Events in the stream that a consumer has not been given yet: its lag',
  'consumer',
);
export const consumerUnacked = gauge(
  'app_consumer_unacked',
  'Events a consumer was given and has not confirmed',
  'consumer',
);
export const deadLetters = counter('app_dead_letters_total', 'Events given up by a consumer', 'consumer');
export const deadLettersWaiting = gauge(
  'app_dead_letters_waiting',
  'Dead letters nobody has replayed or discarded yet, by service',
  'service',
);
export const outboxPublished = counter(
  'app_outbox_published_total',
  'Events published by the outbox relay, by service',
  'service',
);
export const outboxLost = counter(
  'app_outbox_lost_total',
  'Events that the stream of a service had lost and that are published again, by service',
  'service',
);
export const outboxUnpublished = gauge(
  'app_outbox_unpublished',
  'Events recorded and not yet published, by service',
  'service',
);
export const outboxAge = gauge(
  'app_outbox_oldest_seconds',
  'Age of the oldest event not yet published, by service',
  'service',
);
export const jobSeconds = histogram(
  'app_job_seconds',
  'Time a job took, by job and outcome',
  'job_name',
  'outcome',
);
export const jobsWaiting = gauge(
  'app_jobs_waiting',
  'Jobs that wait for their turn or their time',
  'job_name',
);
export const jobsRunning = gauge('app_jobs_running', 'Jobs being done', 'job_name');
export const jobsFailed = gauge('app_jobs_failed', 'Jobs that were given up and are kept', 'job_name');
export const jobsOldest = gauge(
  'app_jobs_oldest_seconds',
  'Age of the job that is next to be done, while it waits',
  'job_name',
);
export const dependencyAnswers = gauge(
  'app_dependency_answers',
  'Whether what a service can do without for a while answers (1) or not (0), by dependency',
  'dependency',
);
const readingFailures = counter(
  'app_reading_failures_total',
  'Readings for the metrics that did not succeed: what they show is old',
  'reading',
);

/** Reads a value from a server and sets gauges. */
type Reading = () => Promise<void>;
const readings = new Map<string, Reading>();
const readingTimeoutMs = 2000;

/**
 * Registers values that are read at each scrape of the metrics, and never otherwise.
 * @returns how to unregister
 */
export function readAtScrape(name: string, reading: Reading): () => void {
  readings.set(name, reading);
  return () => {
    if (readings.get(name) === reading) readings.delete(name);
  };
}

/** The metrics in Prometheus's text format. A server that does not respond keeps its old values and is counted. */
export async function scrape(): Promise<string> {
  await Promise.all(
    [...readings].map(async ([name, reading]) => {
      await within(readingTimeoutMs, reading()).catch(() => readingFailures.inc({ reading: name }));
    }),
  );
  return metrics.metrics();
}
