import { chownSync, mkdirSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Trouble } from '@barspoon/servers/process/trouble';
import { apply, kubectl, NAMESPACE } from './cluster.ts';

const claims = [
  { name: 'data-mongo-0', gigabytes: 5 },
  { name: 'data-nats-0', gigabytes: 2 },
  { name: 'data-redis-0', gigabytes: 1 },
  { name: 'uploads', gigabytes: 1 },
] as const;
/** Whom the pods run as. */
const user = 1000;

/**
 * A cluster without a storage class has nobody to make volumes: where its only node is this machine, folders below
 * `dir` are made its volumes.
 */
export async function provideVolumes(dir: string, nodes: readonly string[]): Promise<void> {
  const { items } = JSON.parse(await kubectl('get', 'storageclass', '--output', 'json')) as {
    items: unknown[];
  };
  if (items.length > 0) return;
  const [node] = nodes;
  if (nodes.length !== 1 || !node || !(await isThisMachine(node)))
    throw new Trouble(
      'The cluster has no storage class, so nobody makes volumes for MongoDB, NATS and Redis.',
    );
  await apply(
    claims.map(({ name, gigabytes }) => {
      const path = join(dir, name);
      mkdirSync(path, { recursive: true });
      chownSync(path, user, user);
      return {
        apiVersion: 'v1',
        kind: 'PersistentVolume',
        metadata: { name: `${NAMESPACE}-${name}` },
        spec: {
          capacity: { storage: `${gigabytes}Gi` },
          accessModes: ['ReadWriteOnce'],
          persistentVolumeReclaimPolicy: 'Retain',
          claimRef: { namespace: NAMESPACE, name },
          local: { path },
          nodeAffinity: {
            required: {
              nodeSelectorTerms: [
                { matchExpressions: [{ key: 'kubernetes.io/hostname', operator: 'In', values: [node] }] },
              ],
            },
          },
        },
      };
    }),
  );
}

/** Takes away what `provideVolumes` has told the cluster of. */
export async function removeVolumes(): Promise<void> {
  await kubectl('delete', 'pv', '--ignore-not-found', ...claims.map(({ name }) => `${NAMESPACE}-${name}`));
}

async function isThisMachine(node: string): Promise<boolean> {
  const address = await addressOf(node);
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map((one) => one.address) ?? []);
  return node === hostname() || own.includes(address);
}

export async function addressOf(node: string): Promise<string> {
  const path = '{.status.addresses[?(@.type=="InternalIP")].address}';
  const all = await kubectl('get', 'node', node, '--output', `jsonpath=${path}`);
  return all.split(' ')[0] ?? '';
}
