import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { type Launched, launch } from '@barspoon/servers/process/launch';
import { step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { kubectl } from '../cluster.ts';
import { makeCertificates } from './certificates.ts';
import { leaveNetwork, ownAddress, QUEUE, queueNewConnections, unmountAll } from './host.ts';
import { besideImage, providePrograms } from './programs.ts';
import {
  API_PORT,
  apiServerFlags,
  etcdFlags,
  kubeletFlags,
  managerFlags,
  NODE,
  proxyFlags,
  writeContainerd,
} from './settings.ts';

const startMs = 300_000;
const stopMs = 10_000;

export interface OneNode {
  /** Reads an image that was saved to a file. */
  load(file: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Kubernetes of one node that is this machine. What an earlier one held is gone, but its images are still there.
 * Sets `KUBECONFIG` and finds kubectl for this process.
 */
export async function startOneNode(dir: string): Promise<OneNode> {
  const programs = await providePrograms();
  const image = await besideImage(programs);
  const address = ownAddress();
  const url = `https://${address}:${API_PORT}`;
  const certificates = join(dir, 'certificates');
  if ((await exec('curl', ['--silent', '--insecure', `${url}/livez`])).code === 0)
    throw new Trouble(
      `A Kubernetes answers at ${url} already. Use it: KUBECONFIG=${join(certificates, 'admin.kubeconfig')}`,
    );
  for (const former of ['etcd', 'kubelet']) {
    await unmountAll(join(dir, former));
    rmSync(join(dir, former), { recursive: true, force: true });
  }
  await makeCertificates(certificates, address, NODE, url);
  process.env.KUBECONFIG = join(certificates, 'admin.kubeconfig');
  process.env.PATH = `${programs}:${process.env.PATH}`;
  const progress = step('Starting Kubernetes on this machine');
  const node = new Node({ dir, programs, certificates, address });
  try {
    await node.start(image);
  } catch (error) {
    progress.fail();
    await node.stop();
    throw error;
  }
  progress.done();
  return node;
}

interface Place {
  dir: string;
  programs: string;
  certificates: string;
  address: string;
}

class Node implements OneNode {
  private readonly place: Place;
  private readonly admin: string;
  /** In the order in which they were started. */
  private readonly running: { name: string; launched: Launched }[] = [];
  private stopping: Promise<void> | undefined;

  constructor(place: Place) {
    this.place = place;
    this.admin = join(place.certificates, 'admin.kubeconfig');
  }

  async start(image: string): Promise<void> {
    const { dir, certificates, address } = this.place;
    await this.run('containerd', 'containerd', '--config', writeContainerd(dir));
    await answers(() => this.ctr('version'), 'containerd');
    await this.endContainers();
    await this.load(image);
    await this.run('etcd', 'etcd', ...etcdFlags(dir));
    await this.runPart('kube-apiserver', ...apiServerFlags(certificates, address));
    const livez = `https://${address}:${API_PORT}/livez`;
    const ca = join(certificates, 'ca.crt');
    await answers(() => exec('curl', ['--silent', '--fail', '--cacert', ca, livez]), 'the API server');
    await this.runPart('kube-controller-manager', ...managerFlags(certificates));
    await this.runPart('kube-scheduler', `--kubeconfig=${this.admin}`);
    await this.runPart('kubelet', ...kubeletFlags(dir, certificates, address));
    await this.runPart('kube-proxy', ...proxyFlags(dir, certificates));
    await queueNewConnections();
    await this.runPart(
      'beside',
      ...['network-policies', '-kubeconfig', this.admin, '-node', NODE, '-queue', `${QUEUE}`],
    );
    const ready = ['wait', `node/${NODE}`, '--for', 'condition=Ready', '--timeout', '5s'];
    await answers(() => exec('kubectl', ready), 'the node');
    const apply = (file: string) => kubectl('apply', '--filename', join(import.meta.dirname, file));
    await apply('beside.yaml');
    for (const name of ['coredns', 'metrics-server'])
      await kubectl(
        ...['--namespace', 'kube-system', 'rollout', 'status', `deployment/${name}`],
        ...['--timeout', `${startMs / 1000}s`],
      );
    // Before kube-proxy knows the address, a connection to it leaves this machine, and may be kept by who takes it.
    await apply('metrics-api.yaml');
  }

  async load(file: string): Promise<void> {
    const { code, output } = await this.ctr('images', 'import', file);
    if (code !== 0) throw new Trouble(`ctr images import ${file} failed:\n${lastLines(output)}`);
  }

  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /** While the kubelet runs, it gives back the addresses and mounts of the pods it ends. */
  private async end(): Promise<void> {
    await exec('kubectl', [
      '--namespace',
      'kube-system',
      'delete',
      'deployment',
      '--all',
      '--cascade',
      'foreground',
      '--timeout',
      '60s',
      '--request-timeout',
      '20s',
    ]);
    const others = this.running.filter(({ name }) => name !== 'containerd');
    for (const { launched } of others.reverse()) await launched.stop(stopMs);
    await this.endContainers();
    for (const { launched } of this.running) await launched.stop(stopMs);
    await exec(join(this.place.programs, 'kube-proxy'), ['--cleanup']);
    await leaveNetwork();
    for (const name of ['kubelet', 'containerd-state']) await unmountAll(join(this.place.dir, name));
  }

  private async endContainers(): Promise<void> {
    const { output } = await this.ctr('containers', 'list', '--quiet');
    for (const id of output.split('\n').filter(Boolean)) {
      await this.ctr('tasks', 'delete', '--force', id);
      await this.ctr('containers', 'delete', id);
    }
  }

  private runPart(name: string, ...args: string[]): Promise<void> {
    return this.run(name, join(this.place.programs, name), ...args);
  }

  private async run(name: string, file: string, ...args: string[]): Promise<void> {
    const log = join(this.place.dir, 'logs', `${name}.log`);
    rmSync(log, { force: true });
    this.running.push({ name, launched: await launch({ file, args, log, diesWithUs: true }) });
  }

  private ctr(...args: string[]) {
    return exec('ctr', [
      '--address',
      join(this.place.dir, 'containerd.sock'),
      '--namespace',
      'k8s.io',
      ...args,
    ]);
  }
}

async function answers(ask: () => Promise<{ code: number }>, who: string): Promise<void> {
  if (!(await until(async () => (await ask()).code === 0, startMs, 500)))
    throw new Trouble(`No answer from ${who}; its log is in .data/one-node/logs.`);
}
