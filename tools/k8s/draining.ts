import { exec } from '@barspoon/servers/process/exec';
import { duration, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { expectKept, type Regular } from '../running/main-job.ts';
import { startLoad } from '../running/steady-load.ts';
import { inNamespace, kubectl, NAMESPACE } from './cluster.ts';
import { allReady, names, readyMs, retried } from './waiting.ts';

/** Empties one node after another, as whoever mends or replaces it does. */
export async function drainEachNode(nodes: readonly string[], url: string, member: Regular): Promise<void> {
  for (const node of nodes) {
    const progress = step(`Draining ${node}`);
    const load = startLoad(url);
    try {
      await kubectl('drain', node, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout', '600s');
      await allReady();
    } finally {
      await kubectl('uncordon', node);
    }
    const { requests, failures } = await load.stop();
    await retried(() => expectKept(url, member));
    progress.done(`${node} was drained: ${requests} requests, ${failures.length} failed`);
  }
}

const drainMs = 60_000;

/**
 * Where there is one node, nothing that leaves it has another place to go to. So two replicas of each service run, and a
 * drain takes one of them away: the budgets have to hold the other, and nobody may notice.
 */
export async function drainOnlyNode(node: string, url: string, member: Regular): Promise<void> {
  const progress = step(`Draining services from ${node} until their budgets refuse`);
  const autoscalers = await names('hpa');
  await setReplicas(autoscalers, 2);
  const twice = async () => {
    const ready = await inNamespace(
      ...['get', 'deployment', '--output', 'jsonpath={.items[?(@.status.readyReplicas==2)].metadata.name}'],
    );
    return autoscalers.every((name) => ready.split(' ').includes(name));
  };
  if (!(await until(twice, readyMs, 1000))) throw new Trouble('services did not come to two replicas');
  const before = await pods();
  const load = startLoad(url);
  const began = performance.now();
  const { output } = await exec('kubectl', [
    'drain',
    node,
    '--pod-selector',
    'app.kubernetes.io/component=service',
    '--delete-emptydir-data',
    '--ignore-daemonsets',
    '--timeout',
    `${drainMs / 1000}s`,
  ]);
  const ms = performance.now() - began;
  const after = await pods();
  const refused = autoscalers.filter((name) => new RegExp(`${name}-\\S+".*disruption budget`).test(output));
  const { requests, failures, slowestMs } = await load.stop();
  await kubectl('uncordon', node);
  await allReady();
  await setReplicas(autoscalers, 1);
  await retried(() => expectKept(url, member));
  const kept = before.filter((pod) => after.includes(pod));
  const outcome =
    `${before.length - kept.length} of ${before.length} pods left within ${duration(ms)}, budgets of ` +
    `${refused.length} services refused the others; ${requests} requests, ${failures.length} failed, ` +
    `the slowest took ${duration(slowestMs)}`;
  const held = autoscalers.every((name) => kept.some((pod) => pod.startsWith(`${name}-`)));
  if (!held || refused.length < autoscalers.length || failures.length > 0) {
    progress.fail(outcome);
    throw new Trouble([...failures.slice(0, 20), output].join('\n'));
  }
  progress.done(`Drained: ${outcome}`);
}

/** Pods of services that run and are not about to end. */
async function pods(): Promise<string[]> {
  const { items } = JSON.parse(
    await kubectl(
      ...['--namespace', NAMESPACE, 'get', 'pods', '--output', 'json'],
      ...['--selector', 'app.kubernetes.io/component=service', '--field-selector', 'status.phase=Running'],
    ),
  ) as { items: { metadata: { name: string; deletionTimestamp?: string } }[] };
  return items.filter(({ metadata }) => !metadata.deletionTimestamp).map(({ metadata }) => metadata.name);
}

/** The gateway has two anyway. */
async function setReplicas(autoscalers: readonly string[], minReplicas: number): Promise<void> {
  for (const name of autoscalers)
    if (name !== 'gateway')
      await inNamespace('patch', 'hpa', name, '--patch', JSON.stringify({ spec: { minReplicas } }));
}
