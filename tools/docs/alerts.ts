import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const rulesFile = 'ops/prometheus/alerts.yml';
export const testsFile = 'ops/prometheus/alerts.test.yml';

interface Rule {
  alert: string;
  labels: { severity: string };
}
interface Rules {
  groups: { rules: Rule[] }[];
}
interface Tests {
  tests: {
    name: string;
    alert_rule_test: { eval_time: string; alertname: string; exp_alerts: unknown[] }[];
  }[];
}

/** A case of `alerts.test.yml`, and whether the alert fires in it. */
interface Case {
  alert: string;
  name: string;
  /** The time since the beginning of the case. */
  at: string;
  fires: boolean;
}

const read = <T>(root: string, file: string) => parse(readFileSync(`${root}/${file}`, 'utf8')) as T;

export const alertRules = (root: string): Rule[] =>
  read<Rules>(root, rulesFile).groups.flatMap(({ rules }) => rules);

export const alertCases = (root: string): Case[] =>
  read<Tests>(root, testsFile).tests.flatMap(({ name, alert_rule_test }) =>
    alert_rule_test.map(({ alertname, eval_time, exp_alerts }) => ({
      alert: alertname,
      name,
      at: eval_time,
      fires: exp_alerts.length > 0,
    })),
  );

/** Each alert, with what fires it on purpose and what does not. */
export function alertsTable(root: string): string {
  const cases = alertCases(root);
  const listed = (alert: string, fires: boolean) =>
    cases
      .filter((one) => one.alert === alert && one.fires === fires)
      .map(({ name, at }) => `${name} (${at})`)
      .join('; ');
  return [
    '| Alert | Severity | Fires | Does not fire |',
    '|---|---|---|---|',
    ...alertRules(root).map(
      ({ alert, labels }) =>
        `| [${alert}](#${alert.toLowerCase()}) | ${labels.severity} | ${listed(alert, true)} | ${listed(alert, false)} |`,
    ),
  ].join('\n');
}
