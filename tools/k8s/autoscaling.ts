import { exec } from '@barspoon/servers/process/exec';
import { duration, say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { startLoad } from '../running/steady-load.ts';
import { inNamespace } from './cluster.ts';

/** Whom every reader asks, and which may have three replicas in the local overlay. */
const service = 'gateway';
const readers = 32;
const changeMs = 600_000;

/**
 * Many readers keep gateways busy until there are more of them; without readers there are as many as before.
 * How busy pods are says the metrics server; a cluster without one is told so.
 */
export async function scaleUpAndDown(url: string): Promise<void> {
  const measured = async () => (await exec('kubectl', ['top', 'node'])).code === 0;
  if (!(await until(measured, 60_000, 2000)))
    return say('The cluster has no metrics server, so nothing is scaled. With one this command shows it.');
  const progress = step(`Scaling ${service} by load`);
  const atRest = await replicas();
  const load = startLoad(url, { readers, pauseMs: 0 });
  const began = performance.now();
  const more = await until(async () => (await replicas()) > atRest, changeMs, 1000);
  const peak = await replicas();
  const busy = performance.now() - began;
  const { requests, failures } = await load.stop();
  if (!more)
    throw new Trouble(`${service} was not scaled up: ${await inNamespace('describe', 'hpa', service)}`);
  const resting = performance.now();
  if (!(await until(async () => (await replicas()) === atRest, changeMs, 1000)))
    throw new Trouble(`${service} was not scaled down: ${await inNamespace('describe', 'hpa', service)}`);
  progress.done(
    `${service}: ${atRest} → ${peak} replicas after ${duration(busy)} of load (${requests} requests, ` +
      `${failures.length} failed${reasons(failures)}), ${atRest} again ${duration(performance.now() - resting)} after it`,
  );
}

/** As many readers as can be are more than two processors answer in time; why they were not answered is said. */
function reasons(failures: readonly string[]): string {
  const counts = Map.groupBy(failures, (line) => line.slice(line.indexOf(': ') + 2));
  return [...counts].map(([reason, lines]) => `, ${lines.length} of them ${reason}`).join('');
}

const replicas = async (): Promise<number> =>
  Number(await inNamespace('get', 'deployment', service, '--output', 'jsonpath={.spec.replicas}'));
