import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { exec } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';
import { BRIDGE, POD_NETWORK } from './settings.ts';

/** The queue of the kernel that what enforces network policies reads. */
export const QUEUE = 100;
/** The chain that hands packets of pods to it. */
const chain = 'BARSPOON-POLICIES';

/**
 * New connections of pods are decided by what reads the queue. Connections of this machine's root, such as probes of the
 * kubelet, are not: the node of a pod may always reach it.
 */
export async function queueNewConnections(): Promise<void> {
  await leaveQueue();
  const rules = [
    ['-N', chain],
    ['-A', chain, '-m', 'owner', '--uid-owner', '0', '-j', 'RETURN'],
    ['-A', chain, '-m', 'conntrack', '--ctstate', 'ESTABLISHED,RELATED', '-j', 'RETURN'],
    ['-A', chain, '-s', POD_NETWORK, '-j', 'NFQUEUE', '--queue-num', `${QUEUE}`],
    ['-A', chain, '-d', POD_NETWORK, '-j', 'NFQUEUE', '--queue-num', `${QUEUE}`],
    ['-A', 'POSTROUTING', '-j', chain],
  ];
  for (const rule of rules) {
    const { code, output } = await exec('iptables', ['-t', 'mangle', ...rule]);
    if (code !== 0) throw new Trouble(`iptables ${rule.join(' ')} failed:\n${output}`);
  }
}

/** Removes from the kernel what pods were connected by. */
export async function leaveNetwork(): Promise<void> {
  await leaveQueue();
  await exec('ip', ['link', 'delete', BRIDGE]);
}

async function leaveQueue(): Promise<void> {
  for (const rule of [
    ['-D', 'POSTROUTING', '-j', chain],
    ['-F', chain],
    ['-X', chain],
  ])
    await exec('iptables', ['-t', 'mangle', ...rule]);
}

/** Also the folder itself, which the kubelet mounts so that pods see what is mounted below it later. */
export async function unmountAll(dir: string): Promise<void> {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path === dir || path.startsWith(`${dir}/`));
  for (const path of mounted.reverse()) await exec('umount', [path]);
}

/** Pods and the API server have to reach each other: not by the loopback. */
export function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) throw new Trouble('This machine has no address but its loopback, so pods could not reach it.');
  return own.address;
}
