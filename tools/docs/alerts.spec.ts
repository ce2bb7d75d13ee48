import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { alertCases, alertRules, rulesFile, testsFile } from './alerts.ts';
import { promtoolToTest, timeout } from './promtool.ts';

const root = process.cwd();
const cases = alertCases(root);
const promtool = await promtoolToTest();

describe('alerts', () => {
  it.each(alertRules(root))('$alert is fired once on purpose, and once is not', ({ alert }) => {
    const fired = cases.filter((one) => one.alert === alert).map(({ fires }) => fires);
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
