import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exec, lastLines, which } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';

export const NAMESPACE = 'barspoon';

/** Asks the cluster that `KUBECONFIG` names. */
export async function kubectl(...args: string[]): Promise<string> {
  const { code, output } = await exec('kubectl', args);
  if (code !== 0) throw new Trouble(`kubectl ${args.join(' ')} failed:\n${lastLines(output, 20)}`);
  return output.trim();
}

export const inNamespace = (...args: string[]): Promise<string> => kubectl('--namespace', NAMESPACE, ...args);

/** Applies what is given as objects, so that no secret stands in a file or a command line. */
export function apply(objects: readonly object[]): Promise<void> {
  const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects });
  return new Promise((resolve, reject) => {
    const child = spawn('kubectl', ['apply', '--filename', '-'], { stdio: ['pipe', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Trouble(`kubectl apply failed:\n${errors}`)),
    );
    child.stdin.end(list);
  });
}

/** @throws {Trouble} that says how to come by a cluster */
export async function findCluster(): Promise<{ nodes: string[]; version: string }> {
  if (!(await which('kubectl')))
    throw new Trouble('kubectl is not on this machine. https://kubernetes.io/docs/tasks/tools/');
  const { KUBECONFIG = '' } = process.env;
  if (!KUBECONFIG.split(':').some((file) => file && existsSync(file)))
    throw new Trouble(
      `There is no file ${KUBECONFIG}. Set KUBECONFIG to the cluster to try this on; it takes the namespace "barspoon" of it.`,
    );
  const { items } = JSON.parse(await kubectl('get', 'nodes', '--output', 'json')) as {
    items: { metadata: { name: string }; status: { nodeInfo: { kubeletVersion: string } } }[];
  };
  return {
    nodes: items.map(({ metadata }) => metadata.name),
    version: items[0]?.status.nodeInfo.kubeletVersion ?? '',
  };
}
