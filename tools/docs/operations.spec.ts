import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { metrics } from '@barspoon/platform';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Rules {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const ruleFiles = ['ops/prometheus/alerts.yml', 'ops/prometheus/objectives.yml'];
const rules = ruleFiles.flatMap((file) =>
  (parse(readFileSync(file, 'utf8')) as Rules).groups.flatMap((group) => group.rules),
);
const alerts = rules.flatMap(({ alert, expr }) => (alert ? [{ alert, expr }] : []));
const records = rules.flatMap(({ record, expr }) => (record ? [{ record, expr }] : []));
const { panels } = JSON.parse(readFileSync('ops/grafana/overview.json', 'utf8')) as Dashboard;
const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
const expressions = [
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

function identifiersOf(expr: string): { metrics: string[]; errors: number } {
  const found = { metrics: [] as string[], errors: 0 };
  // Grafana's own variables stand for durations.
  const query = expr.replaceAll('$__rate_interval', '5m');
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) found.errors++;
      if (node.name === 'VectorSelector') {
        const [name = ''] = query.slice(node.from, node.to).split(/[{[\s]/);
        found.metrics.push(name);
      }
    },
  });
  return found;
}

describe('alerts and dashboard', () => {
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

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!promtool).each(ruleFiles)(
    'are rules that Prometheus itself takes (where promtool is installed): %s',
    (rulesFile) => {
      const { status, stderr } = spawnSync('promtool', ['check', 'rules', rulesFile], { encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    },
  );
});
