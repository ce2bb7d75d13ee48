import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { debianObstacle, installCommand, installPackages } from '@barspoon/servers/ways/debian';
import { goObstacle } from '@barspoon/servers/ways/go-program';
import { toolsHome } from '@barspoon/servers/ways/tools-home';
import { findEngine } from '../../images/engine.ts';

/** What the modules of `programs/go.mod` are compiled as. */
export const KUBERNETES = 'v1.34.2';
/** The image with what runs beside Kubernetes; also what holds the network of each pod. */
export const BESIDE_IMAGE = 'localhost/beside:1';

const sources = join(import.meta.dirname, 'programs');
const parts = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'];
const packages = [
  'etcd-server',
  'containerd',
  'runc',
  'containernetworking-plugins',
  'conntrack',
  'iptables',
  'openssl',
];
const version = 'k8s.io/component-base/version';
const flags = `-s -w -X ${version}.gitVersion=${KUBERNETES} -X ${version}.gitMajor=1 -X ${version}.gitMinor=34`;

/**
 * The programs of a cluster of one node, compiled from Go's modules where they are not there yet, and what Debian has.
 * @returns the folder they are in
 * @throws {Trouble} that says what is missing
 */
export async function providePrograms(): Promise<string> {
  const obstacle =
    process.getuid?.() === 0 ? ((await goObstacle()) ?? (await debianObstacle())) : 'it needs root';
  if (obstacle)
    throw new Trouble(`No cluster can be made on this machine: ${obstacle}. Name one in KUBECONFIG instead.`);
  const installing = step('Looking for containerd and etcd');
  const there = await exec('dpkg-query', ['--show', ...packages]);
  if (there.code !== 0) {
    installing.detail(installCommand(packages));
    await installPackages(packages, ['containerd', 'etcd'], installing);
  }
  installing.done();
  const dir = join(toolsHome(), `kubernetes-${KUBERNETES}`);
  mkdirSync(dir, { recursive: true });
  for (const [name, more] of [
    ['kube', ['-ldflags', flags]],
    ['kubectl', ['-ldflags', flags]],
    ['beside', ['-ldflags', '-s -w']],
  ] as const)
    await compile(dir, name, more);
  for (const part of parts) if (!existsSync(join(dir, part))) symlinkSync('kube', join(dir, part));
  return dir;
}

/** Only when its sources have changed: it takes minutes, and much longer the first time. */
async function compile(dir: string, name: string, more: readonly string[]): Promise<void> {
  const state = createHash('sha256');
  const own = readdirSync(join(sources, name)).map((file) => join(name, file));
  for (const file of ['go.mod', 'go.sum', ...own]) state.update(readFileSync(join(sources, file)));
  const made = join(dir, `${name}-${state.digest('hex').slice(0, 12)}`);
  if (existsSync(made)) return;
  const progress = step(
    `Compiling ${name} of Kubernetes ${KUBERNETES} (a quarter of an hour the first time)`,
  );
  const args = ['build', '-trimpath', ...more, '-o', join(dir, name), `./${name}`];
  const { code, output } = await exec('go', args, {
    cwd: sources,
    env: { ...process.env, CGO_ENABLED: '0' },
  });
  if (code !== 0) throw new Trouble(`go build ./${name} failed:\n${lastLines(output)}`);
  writeFileSync(made, '');
  progress.done();
}

/** The image of what runs beside Kubernetes, as a file that containerd reads. */
export async function besideImage(programs: string): Promise<string> {
  const engine = await findEngine();
  const file = join(programs, 'beside.tar');
  writeFileSync(
    join(programs, 'Dockerfile'),
    'FROM scratch\nCOPY beside /beside\nENTRYPOINT ["/beside"]\nCMD ["pause"]\n',
  );
  writeFileSync(join(programs, '.dockerignore'), '*\n!beside\n');
  await engine.run('build', '--tag', BESIDE_IMAGE, programs);
  rmSync(file, { force: true });
  await engine.run('save', '--output', file, BESIDE_IMAGE);
  return file;
}
