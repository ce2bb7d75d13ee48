import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpRoutes } from '@barspoon/contracts';
import { httpSeconds } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { budgetOf, type Journey, journeys, objectiveRules, pathOf } from './objectives.ts';
import { promtoolToTest, timeout } from './promtool.ts';

const rulesFile = 'ops/prometheus/objectives.yml';

/** The requests of one minute, with how many of them fail and how many are slow. */
interface Minute {
  requests: number;
  failed?: number;
  late?: number;
}

/** The series that the gateway exports of a journey's first route, the same each minute. */
function seriesOf({ routes, within }: Journey, { requests, failed = 0, late = 0 }: Minute, minutes: number) {
  const [route] = routes;
  if (!route) throw new Error('a journey has routes');
  const series = (name: string, status: number, each: number, more = '') => ({
    series: `app_http_request_seconds_${name}{job="gateway",method="${route.method}",route="${pathOf(route)}",status="${status}"${more}}`,
    values: `0+${each}x${minutes}`,
  });
  return [
    series('count', 200, requests - failed),
    series('bucket', 200, requests - failed - late, `,le="${within}"`),
    series('bucket', 200, requests - failed, ',le="+Inf"'),
    series('count', 503, failed),
    series('bucket', 503, failed, `,le="${within}"`),
  ];
}

/** What each journey goes through, and who is told of it then. */
const cases: {
  name: string;
  interval: string;
  minute: (budget: number) => Minute;
  at: string;
  /** The part of requests that an alert tells of, in percent; none without. */
  told?: (budget: number) => number;
  alert?: 'BudgetRunsOut';
}[] = [
  {
    name: 'a fifth fails',
    interval: '1m',
    minute: () => ({ requests: 10, failed: 2 }),
    at: '70m',
    told: () => 20,
  },
  {
    name: 'a fifth is late',
    interval: '1m',
    minute: () => ({ requests: 10, late: 2 }),
    at: '70m',
    told: () => 20,
  },
  {
    name: 'eight times the budget for six hours',
    interval: '2m',
    at: '400m',
    minute: (budget) => ({ requests: 10_000, failed: Math.round(10_000 * budget * 8) }),
    told: (budget) => budget * 800,
  },
  {
    name: 'twice the budget for days',
    interval: '1h',
    at: '4d',
    alert: 'BudgetRunsOut',
    minute: (budget) => ({ requests: 10_000, failed: Math.round(10_000 * budget * 2) }),
    told: (budget) => budget * 200,
  },
  {
    name: 'twice the budget for an hour, which wakes nobody',
    interval: '1m',
    at: '70m',
    minute: (budget) => ({ requests: 10_000, failed: Math.round(10_000 * budget * 2) }),
  },
  { name: 'all is well', interval: '1m', minute: () => ({ requests: 10 }), at: '70m' },
  {
    name: 'a few failures at night',
    interval: '10m',
    at: '7h',
    minute: () => ({ requests: 1, failed: 1 }),
  },
];

function testOf({ interval, minute, at, told, alert }: (typeof cases)[number]) {
  return {
    interval,
    input_series: journeys.flatMap((journey) => seriesOf(journey, minute(budgetOf(journey)), 250)),
    alert_rule_test: journeys.flatMap((journey) => ({
      eval_time: at,
      alertname: alert ?? journey.alert,
      exp_alerts: told
        ? (alert ? journeys : [journey]).map((one) => alertOf(one, told(budgetOf(one)), alert))
        : [],
    })),
  };
}

function alertOf({ name, within }: Journey, percent: number, alert: string | undefined) {
  const share = `${Number(percent.toFixed(4))}%`;
  return {
    exp_labels: { severity: alert ? 'warning' : 'critical', journey: name },
    exp_annotations: {
      summary: alert
        ? `At this rate "${name}" fails more often in thirty days than was promised: ${share}`
        : `${share} of the requests of "${name}" fail or take longer than ${within} s`,
    },
  };
}

const promtool = await promtoolToTest();

describe('objectives of the main journeys', () => {
  it('are about routes that there are, and times that are measured', async () => {
    const keys = new Set(httpRoutes.map(({ key }) => key));
    httpSeconds.observe({ method: 'GET', route: '/', status: 200 }, 1);
    const { values } = await httpSeconds.get();
    const bounds = new Set(values.map(({ labels }) => (labels as { le?: number | string }).le));
    for (const { routes, within } of journeys) {
      for (const { key, path } of routes) expect(keys, path).toContain(key);
      expect(bounds).toContain(within);
    }
  });

  it('stand in the file that Prometheus reads', () => {
    expect(readFileSync(rulesFile, 'utf8')).toContain(stringify(objectiveRules(), { lineWidth: 0 }));
    expect(readFileSync('ops/prometheus/prometheus.yml', 'utf8')).toContain('- objectives.yml');
  });

  describe.skipIf(!promtool)('in Prometheus itself (npm test installs its promtool)', { timeout }, () => {
    it.each(cases)('every journey tells whom it should when $name', (one) => {
      const dir = mkdtempSync(join(tmpdir(), 'objectives-'));
      try {
        copyFileSync(rulesFile, join(dir, 'objectives.yml'));
        const file = {
          rule_files: ['objectives.yml'],
          evaluation_interval: one.interval,
          // An alert reads what another group records in the same step.
          group_eval_order: objectiveRules().groups.map(({ name }) => name),
          tests: [testOf(one)],
        };
        writeFileSync(join(dir, 'test.yml'), JSON.stringify(file));
        const { status, stdout, stderr } = spawnSync(
          promtool ?? '',
          ['test', 'rules', join(dir, 'test.yml')],
          {
            encoding: 'utf8',
          },
        );
        expect(status, `${stdout}${stderr}`).toBe(0);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    });
  });
});
