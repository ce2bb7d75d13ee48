import {
  authRoutes,
  matchRoutes,
  membershipRoutes,
  paymentRoutes,
  postRoutes,
  type Route,
  recipeRoutes,
} from '@barspoon/contracts';

/** What members come for, and how well it has to go. */
export interface Journey {
  /** The value of the label `journey`. */
  name: string;
  alert: string;
  routes: readonly Route[];
  /** The part of requests, in percent, that succeeds in time over thirty days. */
  objective: number;
  /** The latency target in seconds, one of the buckets of `app_http_request_seconds`. */
  within: number;
}

/** What is promised of the main journeys. The rules of Prometheus, their tests and the table in the docs are made of it. */
export const journeys: readonly Journey[] = [
  { name: 'sign-in', alert: 'SignInBurnsBudget', routes: [authRoutes.signIn], objective: 99.5, within: 2.5 },
  {
    name: 'read-recipes',
    alert: 'ReadingRecipesBurnsBudget',
    objective: 99.9,
    within: 0.5,
    routes: [recipeRoutes.list, recipeRoutes.get],
  },
  {
    name: 'match-bar',
    alert: 'MatchingBarBurnsBudget',
    routes: [matchRoutes.list],
    objective: 99.9,
    within: 1,
  },
  { name: 'post', alert: 'PostingBurnsBudget', routes: [postRoutes.create], objective: 99.5, within: 1 },
  {
    name: 'pay',
    alert: 'PayingBurnsBudget',
    objective: 99.5,
    within: 5,
    routes: [membershipRoutes.createCheckout, paymentRoutes.webhook],
  },
];

/** What is left of requests may fail: `0.001` of 99.9 %. */
export const budgetOf = ({ objective }: Journey): number => Number((1 - objective / 100).toFixed(6));

/**
 * A budget of thirty days is spent so many times too fast over a long window, and still is over a short one: 2 % of it
 * within an hour, or 5 % within six. What is slower than that, but would use it up, is `BudgetRunsOut`.
 */
const burns = [
  { long: '1h', short: '5m', factor: 14.4 },
  { long: '6h', short: '30m', factor: 6 },
] as const;
const slowBurn = { long: '3d', short: '6h', factor: 1 } as const;
const windows = ['5m', '30m', '1h', '6h', '3d'] as const;
/** Of fewer requests in an hour than this one failure says nothing. */
const fewestAnHour = 20;

export const pathOf = ({ path }: Route): string => `/api/v1${path}`;

/** The series of a journey's requests, with more conditions. */
function requests({ routes }: Journey, series: '_bucket' | '_count', more = ''): string {
  const methods = [...new Set(routes.map(({ method }) => method))].join('|');
  const paths = routes.map(pathOf).join('|');
  return `app_http_request_seconds${series}{method=~"${methods}",route=~"${paths}"${more}}`;
}

const badRatio = (journey: Journey, window: string): string => {
  const good = requests(journey, '_bucket', `,status!~"5..",le="${journey.within}"`);
  return `1 - (sum(rate(${good}[${window}])) or vector(0)) / sum(rate(${requests(journey, '_count')}[${window}]))`;
};

const isBurning = (journey: Pick<Journey, 'name'>, budget: number, { long, short, factor }: Burn): string => {
  const over = (window: string) =>
    `journey:bad_requests:ratio_rate${window}{journey="${journey.name}"} > ${Number((factor * budget).toFixed(6))}`;
  return `(${over(long)} and ${over(short)})`;
};
type Burn = { long: string; short: string; factor: number };

const isBusy = ({ name }: Journey): string =>
  `journey:requests:increase1h{journey="${name}"} >= ${fewestAnHour}`;

/** `ops/prometheus/objectives.yml`, as JSON, which YAML is. */
export function objectiveRules() {
  const records = journeys.flatMap((journey) => [
    ...windows.map((window) => ({
      record: `journey:bad_requests:ratio_rate${window}`,
      expr: badRatio(journey, window),
      labels: { journey: journey.name },
    })),
    {
      record: 'journey:requests:increase1h',
      expr: `sum(increase(${requests(journey, '_count')}[1h]))`,
      labels: { journey: journey.name },
    },
  ]);
  const alerts = journeys.map((journey) => ({
    alert: journey.alert,
    expr: `(${burns.map((burn) => isBurning(journey, budgetOf(journey), burn)).join(' or ')}) and ${isBusy(journey)}`,
    for: '2m',
    labels: { severity: 'critical' },
    annotations: {
      summary: `{{ $value | humanizePercentage }} of the requests of "${journey.name}" fail or take longer than ${journey.within} s`,
    },
  }));
  const runsOut = {
    alert: 'BudgetRunsOut',
    expr: journeys.map((journey) => isBurning(journey, budgetOf(journey), slowBurn)).join(' or '),
    for: '1h',
    labels: { severity: 'warning' },
    annotations: {
      summary:
        'At this rate "{{ $labels.journey }}" fails more often in thirty days than was promised: {{ $value | humanizePercentage }}',
    },
  };
  return {
    groups: [
      { name: 'journeys', rules: records },
      { name: 'objectives', rules: [...alerts, runsOut] },
    ],
  };
}

/** Markdown: what is promised. */
export function objectivesTable(): string {
  return [
    '| Journey | Requests | In time | Good, over 30 days | May fail of a million | Alert |',
    '|---|---|---|---|---|---|',
    ...journeys.map((journey) => {
      const routes = journey.routes.map((route) => `\`${route.method} ${pathOf(route)}\``).join(', ');
      const may = Math.round(budgetOf(journey) * 1_000_000).toLocaleString('en');
      return `| ${journey.name} | ${routes} | ${journey.within} s | ${journey.objective} % | ${may} | ${journey.alert} |`;
    }),
  ].join('\n');
}
