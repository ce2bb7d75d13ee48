import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsAccess } from '@barspoon/servers/nats-access/access';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { duration, say, step } from '@barspoon/servers/process/progress';
import { onStopSignal } from '@barspoon/servers/process/signals';
import { Trouble } from '@barspoon/servers/process/trouble';
import { serverAccess } from '@barspoon/servers/rights/access';
import { readArguments } from '../arguments.ts';
import { doMainJob, expectKept, type Regular } from '../running/main-job.ts';
import { doMainJobInBrowser } from '../running/main-job-in-browser.ts';
import { startLoad } from '../running/steady-load.ts';
import { DATA, orExplain, ROOT } from '../stack/boot/boot.mjs';
import { pushKey, tokenKeys } from '../stack/stack/keys.ts';
import { scaleUpAndDown } from './autoscaling.ts';
import { apply, findCluster, inNamespace, kubectl, NAMESPACE } from './cluster.ts';
import { drainEachNode, drainOnlyNode } from './draining.ts';
import { handImagesOver, provideImages } from './images.ts';
import { tryPolicies } from './network.ts';
import { startOneNode } from './one-node/cluster.ts';
import { secretsOf } from './secrets.ts';
import { addressOf, provideVolumes, removeVolumes } from './volumes.ts';
import { allReady, names, readyMs, retried } from './waiting.ts';

const HELP = `npm run k8s [-- options]: runs the product on a Kubernetes cluster, and uses it

  The cluster is the one that KUBECONFIG names. Without it, one of a single node is made on this machine: Debian, as root,
  with Go (a quarter of an hour the first time); it enforces NetworkPolicies and has a metrics server.

  --load <command>   first hands the images to the cluster: the command gets the name of a file, as in
                       --load "kind load image-archive"     --load "ctr -n k8s.io images import"
  --url <address>    where the cluster answers, when not at port 30080 of its first node
  --here             makes a cluster on this machine even if KUBECONFIG names one
  --no-build         takes the images that were built before (npm run containers -- --build)
  --keep             leaves it running; a cluster on this machine until Ctrl-C

Afterwards the namespace "${NAMESPACE}" is deleted.`;

const addresses = {
  MONGODB_URL: 'mongodb://mongo:27017/?replicaSet=barspoon',
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
  // Nothing takes mails here; they wait as jobs.
  SMTP_URL: 'smtp://mail:1025',
};

const images = join(DATA, 'images');

const { values: flags } = readArguments(HELP, {
  options: {
    load: { type: 'string' },
    here: { type: 'boolean', default: false },
    url: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

await orExplain(run);

async function run(): Promise<void> {
  const here = flags.here || !process.env.KUBECONFIG;
  if ((here || flags.load) && !flags['no-build']) await provideImages(images);
  if (here) await onOneNode();
  else await use(flags.load ? (file) => handOver(flags.load as string, file) : undefined);
}

/** The cluster ends with this command, also when it is interrupted. */
async function onOneNode(): Promise<void> {
  const interrupted = new Promise<true>((resolve) => onStopSignal(() => setImmediate(resolve, true)));
  const cluster = await startOneNode(join(DATA, 'one-node'));
  try {
    const isOver = await Promise.race([interrupted, use((file) => cluster.load(file))]);
    if (!flags.keep && !isOver) return;
    if (!isOver) say(`It goes on until Ctrl-C. KUBECONFIG=${process.env.KUBECONFIG}`);
    await interrupted;
  } finally {
    await cluster.stop();
  }
  // What was interrupted would try again and again.
  process.exit(130);
}

/** @param load hands the cluster the file of an image; without it the images are there already */
async function use(load?: (file: string) => Promise<void>): Promise<void> {
  const { nodes, version } = await findCluster();
  say(`Kubernetes ${version} with ${nodes.length} node${nodes.length === 1 ? '' : 's'}`);
  if (load) await handImagesOver(images, load);
  const url = flags.url ?? `http://${await addressOf(nodes[0] ?? '')}:30080`;
  const dir = join(DATA, 'k8s');
  try {
    const member = await start(dir, nodes, url);
    await doMainJobInBrowser(url);
    say('✓ The main job was done in a browser');
    await tryPolicies();
    await killEveryPod(url, member);
    await updateUnderLoad(url, member);
    const [only = ''] = nodes;
    await (nodes.length > 1 ? drainEachNode(nodes, url, member) : drainOnlyNode(only, url, member));
    await scaleUpAndDown(url);
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

async function handOver(command: string, file: string): Promise<void> {
  const { code, output } = await exec('sh', ['-c', `${command} "$0"`, file]);
  if (code !== 0) throw new Trouble(`${command} failed:\n${lastLines(output)}`);
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
  await apply(await secretsOf(keys, NAMESPACE, addresses));
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
    // A replica more than needed is taken away by its autoscaler meanwhile.
    const output = await inNamespace(
      ...['delete', 'pod', pod, '--ignore-not-found', '--grace-period', '0', '--force'],
    );
    if (!output.includes(pod)) continue;
    await allReady();
    await retried(() => expectKept(url, member));
    backAfter.push([pod, performance.now() - killed]);
  }
  await retried(() => doMainJob(url));
  const [slowest = ['', 0]] = backAfter.sort(([, a], [, b]) => b - a);
  progress.done(
    `Each of ${backAfter.length} pods was killed once in ${duration(performance.now() - began)}; nothing was lost. ` +
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
