import { allJobs } from '@barspoon/contracts';
import { type Traffic, trafficOf } from '@barspoon/servers/nats-access/traffic';

interface Panel {
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  /** A unit of Grafana. */
  unit: string;
  queries: { expr: string; legend: string }[];
}
interface Row {
  title: string;
  panels: Panel[];
}

const rate = (series: string) => `rate(${series}[$__rate_interval])`;
const percentile = (part: number, by: string, buckets: string) =>
  `histogram_quantile(${part}, sum by (${['le', by].filter(Boolean).join(', ')}) (${rate(buckets)}))`;
const panel = (title: string, description: string, unit: string, ...queries: [string, string][]): Panel => ({
  title,
  description,
  unit,
  queries: queries.map(([expr, legend]) => ({ expr, legend })),
});

const ofGateway: Row = {
  title: 'Requests',
  panels: [
    panel('Requests by route', 'Answers a second, the busiest ten routes', 'reqps', [
      `topk(10, sum by (route) (${rate('app_http_request_seconds_count')}))`,
      '{{route}}',
    ]),
    panel('Refused and failed', 'Answers a second by status, from 400', 'reqps', [
      `sum by (status) (${rate('app_http_request_seconds_count{status=~"[45].."}')})`,
      '{{status}}',
    ]),
    panel('Slowest routes', 'p99, the slowest ten routes', 's', [
      `topk(10, ${percentile(0.99, 'route', 'app_http_request_seconds_bucket')})`,
      '{{route}}',
    ]),
  ],
};

const requestsOf = (service: string): Row => {
  const own = `route=~"${service}[.].*"`;
  return {
    title: 'Requests',
    panels: [
      panel('Requests by route', 'Answers a second, the busiest ten routes', 'reqps', [
        `topk(10, sum by (route) (${rate(`app_request_seconds_count{${own}}`)}))`,
        '{{route}}',
      ]),
      panel('Refused and failed', 'Answers a second by route and status, from 400', 'reqps', [
        `sum by (route, status) (${rate(`app_request_seconds_count{${own},status=~"[45].."}`)})`,
        '{{route}} {{status}}',
      ]),
      panel('Slowest routes', 'p99, the slowest ten routes', 's', [
        `topk(10, ${percentile(0.99, 'route', `app_request_seconds_bucket{${own}}`)})`,
        '{{route}}',
      ]),
    ],
  };
};

const publishedBy = (service: string): Row => ({
  title: 'Events it publishes',
  panels: [
    panel('Published', 'Events a second', 'ops', [
      `sum(${rate(`app_outbox_published_total{service="${service}"}`)})`,
      'published',
    ]),
    panel('Outbox: oldest', 'Age of the oldest event that is not published', 's', [
      `max(app_outbox_oldest_seconds{service="${service}"})`,
      'oldest',
    ]),
    panel('Outbox: size', 'Events that are not published', 'short', [
      `max(app_outbox_unpublished{service="${service}"})`,
      'waiting',
    ]),
  ],
});

const consumedBy = (service: string): Row => {
  const own = `consumer=~"${service}__.*"`;
  return {
    title: 'Events it listens to',
    panels: [
      panel(
        'Lag',
        'Events before each consumer, and those it has in hand',
        'short',
        [`max by (consumer) (app_consumer_pending{${own}})`, '{{consumer}}'],
        [`max by (consumer) (app_consumer_unacked{${own}})`, '{{consumer}} in hand'],
      ),
      panel('Outcomes', 'Events a second by outcome', 'ops', [
        `sum by (outcome) (${rate(`app_event_seconds_count{${own}}`)})`,
        '{{outcome}}',
      ]),
      panel('Time for an event', 'p99 by consumer', 's', [
        percentile(0.99, 'consumer', `app_event_seconds_bucket{${own}}`),
        '{{consumer}}',
      ]),
      panel('Came again', 'Events a second that were delivered again', 'ops', [
        `sum by (consumer) (${rate(`app_redeliveries_total{${own}}`)})`,
        '{{consumer}}',
      ]),
      panel(
        'Dead letters',
        'Those that wait for somebody, and those of the last hour',
        'short',
        [`max(app_dead_letters_waiting{service="${service}"})`, 'waiting'],
        [`sum by (consumer) (increase(app_dead_letters_total{${own}}[1h]))`, '{{consumer}} last hour'],
      ),
    ],
  };
};

const jobsOf = (service: string): Row => {
  const own = `job_name=~"${service}[.].*"`;
  return {
    title: 'Jobs',
    panels: [
      panel(
        'Waiting and running',
        'Jobs by name',
        'short',
        [`max by (job_name) (app_jobs_waiting{${own}})`, '{{job_name}} waiting'],
        [`max by (job_name) (app_jobs_running{${own}})`, '{{job_name}} running'],
      ),
      panel("Next job's age", 'How long the next one has waited for its turn', 's', [
        `max by (job_name) (app_jobs_oldest_seconds{${own}})`,
        '{{job_name}}',
      ]),
      panel('Outcomes', 'Tries a second by outcome', 'ops', [
        `sum by (job_name, outcome) (${rate(`app_job_seconds_count{${own}}`)})`,
        '{{job_name}} {{outcome}}',
      ]),
      panel('Time for a job', 'p99 by name', 's', [
        percentile(0.99, 'job_name', `app_job_seconds_bucket{${own}}`),
        '{{job_name}}',
      ]),
      panel('Given up', 'Jobs that have used up their attempts', 'short', [
        `max by (job_name) (app_jobs_failed{${own}})`,
        '{{job_name}}',
      ]),
    ],
  };
};

const processesOf = (service: string): Row => {
  const own = `{job="${service}"}`;
  return {
    title: 'Processes',
    panels: [
      panel('Event loop', 'How late the event loop is, p99', 's', [
        `max by (instance) (app_nodejs_eventloop_lag_p99_seconds${own})`,
        '{{instance}}',
      ]),
      panel('Memory', 'Resident memory', 'bytes', [
        `max by (instance) (app_process_resident_memory_bytes${own})`,
        '{{instance}}',
      ]),
      panel('Processor', 'Cores in use', 'short', [
        `sum by (instance) (${rate(`app_process_cpu_seconds_total${own}`)})`,
        '{{instance}}',
      ]),
      panel('Readings that failed', 'What the gauges above show is old then', 'short', [
        `sum by (reading) (increase(app_reading_failures_total${own}[$__rate_interval]))`,
        '{{reading}}',
      ]),
    ],
  };
};

function rowsOf({ service, publishes, consumers }: Traffic): Row[] {
  if (service === 'gateway') return [ofGateway, processesOf(service)];
  return [
    requestsOf(service),
    ...(publishes ? [publishedBy(service)] : []),
    ...(consumers.length ? [consumedBy(service)] : []),
    ...(allJobs.some((job) => job.service === service) ? [jobsOf(service)] : []),
    processesOf(service),
  ];
}

const width = 24;
const height = 8;
const columns = 3;

/** The panels of rows, three side by side, as Grafana has them. */
function laidOut(rows: readonly Row[]): object[] {
  const laid: object[] = [];
  const add = (one: object) => laid.push({ id: laid.length + 1, ...one });
  let y = 0;
  for (const { title, panels } of rows) {
    add({ type: 'row', title, collapsed: false, gridPos: { x: 0, y, w: width, h: 1 }, panels: [] });
    y += 1;
    for (const [at, one] of panels.entries()) {
      const w = width / columns;
      const gridPos = { x: (at % columns) * w, y: y + Math.floor(at / columns) * height, w, h: height };
      add({ ...timeSeries(one), gridPos });
    }
    y += Math.ceil(panels.length / columns) * height;
  }
  return laid;
}

const timeSeries = ({ title, description, unit, queries }: Panel) => ({
  type: 'timeseries',
  title,
  description,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana's.
  datasource: { type: 'prometheus', uid: '${datasource}' },
  fieldConfig: {
    defaults: { unit, min: 0, custom: { lineWidth: 1, fillOpacity: 8, showPoints: 'never' } },
    overrides: [],
  },
  targets: queries.map(({ expr, legend }, at) => ({
    refId: String.fromCharCode('A'.charCodeAt(0) + at),
    expr,
    legendFormat: legend,
  })),
  options: {
    legend: { displayMode: 'table', placement: 'bottom', calcs: ['lastNotNull', 'max'] },
    tooltip: { mode: 'multi', sort: 'desc' },
  },
});

const dataSource = {
  name: 'datasource',
  type: 'datasource',
  query: 'prometheus',
  label: 'Prometheus',
  hide: 0,
};

/** The dashboard of each service by its file below `ops/grafana/services`; what a service does not do is not on it. */
export function dashboards(root: string): Record<string, string> {
  return Object.fromEntries(
    trafficOf(root).map((traffic) => {
      const { service } = traffic;
      const dashboard = {
        title: service,
        uid: `app-${service}`,
        tags: ['app', 'service'],
        timezone: 'browser',
        schemaVersion: 39,
        version: 1,
        refresh: '30s',
        editable: true,
        time: { from: 'now-1h', to: 'now' },
        templating: { list: [dataSource] },
        annotations: { list: [] },
        links: [],
        panels: laidOut(rowsOf(traffic)),
      };
      return [`ops/grafana/services/${service}.json`, `${JSON.stringify(dashboard, null, 2)}\n`];
    }),
  );
}
