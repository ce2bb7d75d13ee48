import { SERVERS } from '@barspoon/servers';
import type { Supervised } from './supervised.ts';

// Together under 30 s: whoever stops the stack is not kept waiting longer.
const GATEWAY_MS = 10_000;
const SERVICES_MS = 14_000;
const SERVERS_MS = 4_000;

/** First the gateway, whose requests need the services; then the services, which need the servers; then those. */
export async function stopInOrder(parts: readonly Supervised[]): Promise<void> {
  const isServer = ({ part }: Supervised) => SERVERS.some(({ name }) => name === part.name);
  const gateway = parts.filter(({ part }) => part.name === 'gateway');
  const services = parts.filter((one) => !isServer(one) && !gateway.includes(one));
  await stopAll(gateway, GATEWAY_MS);
  // In one process, gateway and services share the time of both.
  await stopAll(services, gateway.length > 0 ? SERVICES_MS : GATEWAY_MS + SERVICES_MS);
  await stopAll(parts.filter(isServer), SERVERS_MS);
}

async function stopAll(parts: readonly Supervised[], timeoutMs: number): Promise<void> {
  await Promise.all(parts.map((one) => one.stop(Math.min(timeoutMs, one.part.stopTimeoutMs))));
}
