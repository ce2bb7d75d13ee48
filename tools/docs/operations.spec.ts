import { globSync, readFileSync } from 'node:fs';
import { metrics } from '@barspoon/platform';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Rules {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}
interface Dashboard {
  title: string;
  panels: { title: string; targets?: { expr: string }[] }[];
}

const ruleFiles = ['ops/prometheus/alerts.yml', 'ops/prometheus/objectives.yml'];
const rules = ruleFiles.flatMap((file) =>
  (parse(readFileSync(file, 'utf8')) as Rules).groups.flatMap((group) => group.rules),
);
const alerts = rules.flatMap(({ alert, expr }) => (alert ? [{ alert, expr }] : []));
const records = rules.flatMap(({ record, expr }) => (record ? [{ record, expr }] : []));
const shown = globSync('ops/grafana/**/*.json').flatMap((file) => {
  const { title: dashboard, panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title: `${dashboard}, ${title}`, expr })),
  );
});
const scaling = readFileSync('k8s/overlays/production/queues.yaml', 'utf8').matchAll(/^ *query: (.*)$/gm);
const expressions = [
  ...[...scaling].map(([, expr = '']) => ({ title: `queues.yaml, ${expr}`, expr })),
  ...alerts.map(({ alert, expr }) => ({ title: alert, expr })),
  ...records.map(({ record, expr }) => ({ title: record, expr })),
  ...shown,
];

/** Every series name the process can export or Prometheus records of them; `up` is its own. */
async function exportedNames(): Promise<Set<string>> {
  const all = await metrics.getMetricsAsJSON();
  const names = all.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
  );
  return new Set([...names, ...records.map(({ record }) => record), 'up']);
}

/** Prometheus's own labels of what it reads. */
const ofTargets = ['job', 'instance'];

/** The labels of a series, `journey` of those that Prometheus records. */
function labelsOf(series: string): readonly string[] {
  if (records.some(({ record }) => record === series)) return ['journey'];
  const metric = metrics.getSingleMetric(series.replace(/_(bucket|sum|count)$/, ''));
  return (metric as unknown as { labelNames?: string[] } | undefined)?.labelNames ?? [];
}

function identifiersOf(expr: string): { metrics: string[]; labels: string[]; errors: number } {
  const found = { metrics: [] as string[], labels: [] as string[], errors: 0 };
  // Grafana's own variables stand for durations.
  const query = expr.replaceAll('$__rate_interval', '5m');
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) found.errors++;
      if (node.name === 'VectorSelector') {
        const [name = ''] = query.slice(node.from, node.to).split(/[{[\s]/);
        found.metrics.push(name);
      }
      if (node.name === 'LabelName') found.labels.push(query.slice(node.from, node.to));
    },
  });
  return found;
}

describe('alerts and dashboards', () => {
  it.each(expressions)('ask only for metrics that are exported, in good PromQL: $title', async ({ expr }) => {
    const { metrics: named, errors } = identifiersOf(expr);
    const exported = await exportedNames();
    expect(errors, expr).toBe(0);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('every alert is explained in docs/operations.md: what it means, where to look or what to do, and no other', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    const chapter = page.slice(page.indexOf('\n## Alerts\n'));
    const sections = chapter.split('\n### ').slice(1);
    expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(
      alerts.map(({ alert }) => alert).sort(),
    );
    for (const section of sections) expect(section, 'says what to do').toMatch(/\*Do:\*/);
  });

  it('show and watch every metric of ours', async () => {
    const own = (await metrics.getMetricsAsJSON())
      .map(({ name }) => name)
      .filter((name) => !/^app_(process|nodejs)_/.test(name));
    const used = expressions.map(({ expr }) => expr).join('\n');
    expect(own.filter((name) => !used.includes(name))).toEqual([]);
  });

  it.each(expressions)('select and group by labels that the metrics have: $title', ({ expr }) => {
    const { metrics: named, labels } = identifiersOf(expr);
    const known = new Set([...named.flatMap((name) => labelsOf(name)), ...ofTargets, 'le']);
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  });

  it('no metric has a label that Prometheus gives to what it reads, because it would rename ours', () => {
    const names = metrics.getMetricsAsArray().map(({ name }) => name);
    expect(names.filter((name) => labelsOf(name).some((label) => ofTargets.includes(label)))).toEqual([]);
  });
});
