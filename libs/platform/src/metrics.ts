import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's Prometheus registry; several services of one process share it and label their samples. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics, prefix: 'app_' });

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: 'app_request_seconds',
  help: 'Time a request took in a service, by route and status',
  labelNames: ['route', 'status'],
  buckets,
  registers: [metrics],
});
export const eventSeconds = new Histogram({
  name: 'app_event_seconds',
  help: 'Time a consumer took for one event, by consumer and outcome',
  labelNames: ['consumer', 'outcome'],
  buckets,
  registers: [metrics],
});
export const deadLetters = new Counter({
  name: 'app_dead_letters_total',
  help: 'Events given up by a consumer',
  labelNames: ['consumer'],
  registers: [metrics],
});
export const outboxPublished = new Counter({
  name: 'app_outbox_published_total',
  help: 'Events published by the outbox relay, by service',
  labelNames: ['service'],
  registers: [metrics],
});
export const outboxAge = new Gauge({
  name: 'app_outbox_oldest_seconds',
  help: 'Age of the oldest event not yet published, by service',
  labelNames: ['service'],
  registers: [metrics],
});
export const jobSeconds = new Histogram({
  name: 'app_job_seconds',
  help: 'Time a job took, by job and outcome',
  labelNames: ['job', 'outcome'],
  buckets,
  registers: [metrics],
});
