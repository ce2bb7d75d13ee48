import { say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { inNamespace } from './cluster.ts';

/** Who tries to reach whom, and whether k8s/base/network.yaml lets them. */
const tries = [
  { from: 'catalogue', to: 'mongo', port: 27017, may: true },
  { from: 'egress', to: 'nats', port: 4222, may: true },
  { from: 'gateway', to: 'redis', port: 6379, may: true },
  { from: 'egress', to: 'mongo', port: 27017, may: false },
  { from: 'egress', to: 'redis', port: 6379, may: false },
  { from: 'gateway', to: 'mongo', port: 27017, may: false },
  { from: 'identity', to: 'gateway', port: 80, may: false },
] as const;

const program = `const [to, port] = process.argv.slice(1);
const done = (answer) => { console.log(answer); process.exit(0); };
require('net').connect(Number(port), to).on('connect', () => done('reached')).on('error', (error) => done(error.code));
setTimeout(done, 4000, 'no answer');`;

/**
 * Tries every kind of connection that a policy allows or refuses, from inside the pods.
 * A network that enforces none lets all of them through; this is said, and nothing is judged.
 */
export async function tryPolicies(): Promise<void> {
  const progress = step('Trying what the network lets through');
  const outcomes = [];
  for (const one of tries) outcomes.push({ ...one, reached: await reaches(one) });
  const refused = outcomes.filter(({ may }) => !may);
  if (refused.every(({ reached }) => reached)) {
    progress.done('The network of this cluster enforces no NetworkPolicy');
    return say('  A cluster whose network does, as with Calico or Cilium, shows it by the same command.');
  }
  const wrong = outcomes.filter(({ may, reached }) => may !== reached);
  if (wrong.length > 0) {
    progress.fail();
    const lines = wrong.map(({ from, to, may }) => `${from} ${may ? 'does not reach' : 'reaches'} ${to}`);
    throw new Trouble(`The network does not do what k8s/base/network.yaml says: ${lines.join(', ')}`);
  }
  progress.done(
    `NetworkPolicies: let through as they say; refused: ${refused.map(({ from, to }) => `${from} → ${to}`).join(', ')}`,
  );
}

/** A pod that has just come is known to whoever enforces policies a moment later. */
async function reaches({ from, to, port, may }: (typeof tries)[number]): Promise<boolean> {
  const ask = async () =>
    (await inNamespace('exec', `deployment/${from}`, '--', 'node', '-e', program, to, `${port}`)) ===
    'reached';
  return may ? Boolean(await until(ask, 20_000, 1000)) : ask();
}
