import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { promtoolToTest, timeout } from './promtool.ts';

const rulesFile = 'ops/prometheus/alerts.yml';
const testsFile = 'ops/prometheus/alerts.test.yml';

interface Rules {
  groups: { rules: { alert: string }[] }[];
}
interface Tests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}

const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;
const alerts = read<Rules>(rulesFile).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const expected = read<Tests>(testsFile).tests.flatMap((test) => test.alert_rule_test);
const promtool = await promtoolToTest();

describe('alerts', () => {
  it.each(alerts)('%s is fired once on purpose, and once is not', (alert) => {
    const fired = expected
      .filter(({ alertname }) => alertname === alert)
      .map((one) => one.exp_alerts.length > 0);
    expect(new Set(fired)).toEqual(new Set([true, false]));
  });

  describe.skipIf(!promtool)('in Prometheus itself (npm test installs its promtool)', { timeout }, () => {
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    };

    it('fire when they should, with the words they should, and only then', () => {
      const { status, output } = run('test', 'rules', testsFile);
      expect(status, output).toBe(0);
    });

    it.each([rulesFile, 'ops/prometheus/objectives.yml'])('are rules that it takes: %s', (file) => {
      const { status, output } = run('check', 'rules', file);
      expect(status, output).toBe(0);
    });

    it('are read by a configuration that it takes', () => {
      const { status, output } = run('check', 'config', '--syntax-only', 'ops/prometheus/prometheus.yml');
      expect(status, output).toBe(0);
    });
  });
});
