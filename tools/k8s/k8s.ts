import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_IMAGES } from '../images/base-images.ts';
import { findEngine } from '../images/engine.ts';
import { IMAGE, TOOLS_IMAGE } from '../images/product-images.ts';
import { natsAccess } from '../nats/access.ts';
import { serverAccess } from '../rights/access.ts';
import { doMainJob, expectKept, type Regular } from '../running/main-job.ts';
import { startLoad } from '../running/steady-load.ts';
import { DATA, orExplain, ROOT } from '../stack/boot/boot.mjs';
import { exec, lastLines } from '../stack/lib/exec.ts';
import { duration, say, step } from '../stack/lib/progress.ts';
import { Trouble } from '../stack/lib/trouble.ts';
import { until } from '../stack/lib/wait.ts';
import { pushKey, tokenKeys } from '../stack/stack/keys.ts';
import { apply, findCluster, inNamespace, kubectl, NAMESPACE } from './cluster.ts';
import { secretsOf } from './secrets.ts';
import { addressOf, provideVolumes, removeVolumes } from './volumes.ts';

const HELP = `npm run k8s [-- options]: runs the product on the cluster that KUBECONFIG names, and uses it

  --load <command>   first hands the images to the cluster: the command gets the name of a file, as in
                       --load "kind load image-archive"     --load "ctr -n k8s.io images import"
  --url <address>    where the cluster answers, when not at port 30080 of its first node
  --keep             leaves it running

Afterwards the namespace "${NAMESPACE}" is deleted. The images are those of npm run containers -- --build.`;

const readyMs = 900_000;
const addresses = {
  MONGODB_URL: 'mongodb://mongo:27017/?replicaSet=barspoon',
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
  // Nothing takes mails here; they wait as jobs.
  SMTP_URL: 'smtp://mail:1025',
};

const { values: flags } = parseArgs({
  options: {
    load: { type: 'string' },
    url: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (flags.help) say(HELP);
else await orExplain(run);

async function run(): Promise<void> {
  const { nodes, version } = await findCluster();
  say(`Kubernetes ${version} with ${nodes.length} node${nodes.length === 1 ? '' : 's'}`);
  if (flags.load) await loadImages(flags.load);
  const url = flags.url ?? `http://${await addressOf(nodes[0] ?? '')}:30080`;
  const dir = join(DATA, 'k8s');
  try {
    const member = await start(dir, nodes, url);
    await killEveryPod(url, member);
    await updateUnderLoad(url, member);
    await drain(nodes, url, member);
  } catch (error) {
    say(await inNamespace('get', 'pods').catch(String));
    throw error;
  } finally {
    if (!flags.keep) {
      await kubectl('delete', 'namespace', NAMESPACE, '--ignore-not-found', '--timeout', '180s');
      await removeVolumes();
    }
  }
}

async function loadImages(command: string): Promise<void> {
  const progress = step('Handing the images to the cluster');
  const engine = await findEngine();
  const dir = join(DATA, 'images');
  mkdirSync(dir, { recursive: true });
  for (const image of [IMAGE, TOOLS_IMAGE, ...BASE_IMAGES.filter((name) => !name.includes('/node:'))]) {
    const full = image.includes('/') ? image : `localhost/${image}:latest`;
    const file = join(dir, `${image.replace(/\W/g, '-')}.tar`);
    await engine.run('tag', image, full);
    await exec('rm', ['-f', file]);
    await engine.run('save', '--output', file, full);
    const { code, output } = await exec('sh', ['-c', `${command} "$0"`, file]);
    if (code !== 0) throw new Trouble(`${command} failed:\n${lastLines(output)}`);
    progress.detail(full);
  }
  progress.done();
}

async function start(dir: string, nodes: readonly string[], url: string): Promise<Regular> {
  const keys = join(dir, 'keys');
  mkdirSync(join(keys, 'nats'), { recursive: true });
  tokenKeys(keys);
  pushKey(keys);
  writeFileSync(join(keys, 'nats', 'server.conf'), natsAccess(ROOT, join(keys, 'nats')));
  await serverAccess(ROOT, keys);
  const progress = step('Starting on the cluster');
  await kubectl('apply', '--filename', join(ROOT, 'k8s/base/namespace.yaml'));
  await apply(secretsOf(keys, NAMESPACE, addresses));
  await provideVolumes(join(dir, 'volumes'), nodes);
  await kubectl('apply', '--kustomize', join(ROOT, 'k8s/overlays/local'));
  await allReady();
  await inNamespace('wait', 'job/seed', '--for', 'condition=complete', '--timeout', `${readyMs / 1000}s`);
  const member = await retried(() => doMainJob(url));
  progress.done('Ready, with the starter library, and the main job is done');
  return member;
}

/** Every pod is ended as by a crash of its node, none is warned. */
async function killEveryPod(url: string, member: Regular): Promise<void> {
  const pods = await names('pods', '--field-selector', 'status.phase=Running');
  const progress = step(`Killing ${pods.length} pods, one after another`);
  const began = performance.now();
  const backAfter: [string, number][] = [];
  for (const pod of pods) {
    const killed = performance.now();
    progress.detail(pod);
    await inNamespace('delete', 'pod', pod, '--grace-period', '0', '--force');
    await allReady();
    await retried(() => expectKept(url, member));
    backAfter.push([pod, performance.now() - killed]);
  }
  await retried(() => doMainJob(url));
  const [slowest = ['', 0]] = backAfter.sort(([, a], [, b]) => b - a);
  progress.done(
    `Each of ${pods.length} pods was killed once in ${duration(performance.now() - began)}; nothing was lost. ` +
      `The slowest was ${slowest[0]}, in use again after ${duration(slowest[1])}`,
  );
}

async function updateUnderLoad(url: string, member: Regular): Promise<void> {
  const progress = step('Updating every service under load');
  const load = startLoad(url);
  const began = performance.now();
  await inNamespace('rollout', 'restart', 'deployment');
  await allReady();
  const ms = performance.now() - began;
  const { requests, failures, slowestMs } = await load.stop();
  await expectKept(url, member);
  const outcome = `${requests} requests in ${duration(ms)}, ${failures.length} failed, the slowest took ${duration(slowestMs)}`;
  if (failures.length) {
    progress.fail(outcome);
    throw new Trouble(failures.slice(0, 20).join('\n'));
  }
  progress.done(`Updated under load: ${outcome}`);
}

/** Empties one node after another, as whoever mends or replaces it does. */
async function drain(nodes: readonly string[], url: string, member: Regular): Promise<void> {
  if (nodes.length < 2) {
    say(
      'The cluster has one node, so none was drained. Where there are more this command drains each of them.',
    );
    return;
  }
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

async function allReady(): Promise<void> {
  for (const kind of ['statefulset', 'deployment'])
    for (const name of await names(kind))
      await inNamespace('rollout', 'status', `${kind}/${name}`, '--timeout', `${readyMs / 1000}s`);
}

async function names(kind: string, ...args: string[]): Promise<string[]> {
  const output = await inNamespace('get', kind, ...args, '--output', 'jsonpath={.items[*].metadata.name}');
  return output.split(/\s+/).filter(Boolean);
}

/** Members try again too; what matters is that it comes back, and what they find then. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  let last: unknown;
  const result = await until(
    async () => ({
      value: await act().catch((error) => {
        last = error;
        throw error;
      }),
    }),
    180_000,
    500,
  );
  if (!result) throw last;
  return result.value;
}
